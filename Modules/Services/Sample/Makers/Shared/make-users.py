#!/usr/bin/env python3
"""Writes Recorded/Shared/users.json: invented people in the shape of the random-user service, version 1.4.

The people are the same in every run. Names are random combinations of common first and last names. Every e-mail address
is at example.com and every picture at the reserved name sample.invalid. Passwords and hashes are left empty.
"""
import json
import pathlib
import random
import unicodedata
import uuid

COUNT = 520
chance = random.Random(7)

# Country, time zone, female and male first names, last names, streets, places as "City/State".
# A name in another script is written "native=ascii"; the e-mail address uses the second form.
NATIONS = {
    "AU": ("Australia", "+10:00|Sydney", "Ada Matilda Zara Ruby Sienna", "Angus Lachlan Darcy Hamish Flynn",
           "Barlow Whitby Marsh Kendall Fenwick Hale", "Wattle Grove|Harbour Street|Station Road|Ocean Drive",
           "Ballarat/Victoria|Toowoomba/Queensland|Dubbo/New South Wales|Hobart/Tasmania"),
    "BR": ("Brazil", "-3:00|Brasília", "Adalgisa Conceição Luíza Graça Inês", "João Caetano Estêvão Moisés Antônio",
           "Gonçalves Araújo Magalhães Brandão Peixoto Sá", "Rua das Flores|Avenida Brasil|Rua São José|Travessa da Luz",
           "Maringá/Paraná|Goiânia/Goiás|São Luís/Maranhão|Uberlândia/Minas Gerais"),
    "CA": ("Canada", "-5:00|Toronto", "Ada Chloé Maëlle Brooke Noémie", "Félix Tristan Owen Zachary Étienne",
           "Tremblay Côté Lavoie Mackay Grant Bélanger", "Maple Avenue|Rue Principale|Lakeshore Road|King Street",
           "Moose Jaw/Saskatchewan|Sherbrooke/Québec|Kelowna/British Columbia|Halifax/Nova Scotia"),
    "CH": ("Switzerland", "+1:00|Bern", "Ursina Flurina Céline Zoé Annelies", "Reto Urs Beat Loïc Gian",
           "Zürcher Bühler Favre Caduff Rüegg Moser", "Bahnhofstrasse|Rue du Lac|Via Nova|Mühleweg",
           "Thun/Bern|Neuchâtel/Neuchâtel|Davos/Graubünden|Köniz/Bern"),
    "DE": ("Germany", "+1:00|Berlin", "Jördis Käthe Ada Friederike Heike", "Jürgen Götz Holger Sönke Thorben",
           "Groß Weiß Schäfer Jäger Köhler Böhme", "Gartenstraße|Lindenweg|Am Mühlbach|Schloßallee",
           "Görlitz/Sachsen|Lüneburg/Niedersachsen|Fürth/Bayern|Münster/Nordrhein-Westfalen"),
    "DK": ("Denmark", "+1:00|Copenhagen", "Kjerstine Søs Maren Åse Signe", "Jørgen Søren Aksel Bjørn Tage",
           "Nørgaard Kjær Østergaard Ågård Skov Holm", "Østergade|Møllevej|Strandvejen|Kirkestræde",
           "Aabenraa/Syddanmark|Køge/Sjælland|Hjørring/Nordjylland|Ærøskøbing/Syddanmark"),
    "ES": ("Spain", "+1:00|Madrid", "Begoña Inés Ainhoa Nuria Adoración", "Íñigo Jesús Andrés Joaquín Nicolás",
           "Núñez Peña Ibáñez Muñoz Lozano Vidal", "Calle del Sol|Avenida de la Paz|Calle Mayor|Paseo del Río",
           "Logroño/La Rioja|Cádiz/Andalucía|Ávila/Castilla y León|Gijón/Asturias"),
    "FI": ("Finland", "+2:00|Helsinki", "Päivi Äänä Säde Kerttu Aada", "Väinö Yrjö Jyrki Onni Eetu",
           "Mäkinen Hämäläinen Lehtonen Räsänen Koskela Niemi", "Hämeenkatu|Rantatie|Kirkkokatu|Mäkitie",
           "Jyväskylä/Central Finland|Kemijärvi/Lapland|Hämeenlinna/Kanta-Häme|Oulu/North Ostrobothnia"),
    "FR": ("France", "+1:00|Paris", "Héloïse Anaëlle Maëva Océane Adèle", "Loïs Gaël Thibaut Clément Noé",
           "Lefèvre Garnier Béranger Château Rolland Picard", "Rue de l'Église|Allée des Tilleuls|Quai du Nord|Rue Haute",
           "Besançon/Doubs|Nîmes/Gard|Orléans/Loiret|Saint-Étienne/Loire"),
    "GB": ("United Kingdom", "0:00|London", "Ada Imogen Beatrix Rowena Tilly", "Alistair Rhys Nigel Hugh Callum",
           "O'Hara Llewellyn Ashby Fairfax Penrose Thorne", "Mill Lane|High Street|Church Road|The Crescent",
           "Carlisle/Cumbria|Swansea/West Glamorgan|Stirling/Central|Truro/Cornwall"),
    "IE": ("Ireland", "0:00|Dublin", "Síle Bríd Gráinne Ada Ailbhe", "Pádraig Ciarán Oisín Séamus Colm",
           "Ó_Briain Mac_Giolla Nic_Suibhne Ní_Dhálaigh Burke Tully", "Main Street|Quay Street|Abbey Road|The Green",
           "Dún Laoghaire/Dublin City|Ennis/Clare|Tralee/Kerry|Sligo/Leitrim"),
    "IN": ("India", "+5:30|Kolkata", "Aadhya Kavya Meenakshi Ishani Devika", "Adarsh Rohan Vikram Nikhil Sameer",
           "Chatterjee Iyer Bhat Deshmukh Kulkarni Pillai", "Gandhi Marg|Temple Road|Lake View|Station Road",
           "Kochi/Kerala|Udaipur/Rajasthan|Guwahati/Assam|Vadodara/Gujarat"),
    "IR": ("Iran", "+3:30|Tehran", "مهسا=mhs پریسا=prys آیلین=aylyn ستاره=strh نگار=ngr",
           "آرمان=armn کیان=kyn پارسا=prs سهیل=shyl بردیا=brdy",
           "رضایی=rdyy کریمی=krymy نجاتی=njty یاسمی=ysmy حیدری=hydry سلطانی=sltny",
           "میدان آزادی|شهید بهشتی|خیابان انقلاب|ولیعصر", "شیراز/فارس|تبریز/آذربایجان شرقی|رشت/گیلان|یزد/یزد"),
    "MX": ("Mexico", "-6:00|Mexico City", "Ximena Adamaris Itzel Lucía Rocío", "Ramón Gerónimo Tomás Efraín Óscar",
           "Zúñiga Cárdenas Ordóñez Treviño Quiñones Solís", "Calle Hidalgo|Avenida Juárez|Calzada del Árbol|Callejón Sur",
           "Mérida/Yucatán|León/Guanajuato|Cancún/Quintana Roo|San Luis Potosí/San Luis Potosí"),
    "NL": ("Netherlands", "+1:00|Amsterdam", "Fleur Sjoukje Geesje Noëlle Maaike", "Joost Daniël Gerrit Sjoerd Matthijs",
           "van_der_Veen de_Groot Hoekstra Brouwer ten_Brink Kuiper", "Dorpsstraat|Molenweg|Havenkade|Kerkplein",
           "'s-Hertogenbosch/Noord-Brabant|Leeuwarden/Friesland|Venlo/Limburg|Zwolle/Overijssel"),
    "NO": ("Norway", "+1:00|Oslo", "Åshild Ragnhild Solbjørg Tuva Ada", "Håkon Bjørnar Øystein Sverre Torstein",
           "Ødegård Bråten Sørlie Haugen Nygård Vik", "Kirkegata|Åsveien|Sjøgata|Fjellvegen",
           "Tromsø/Troms|Ålesund/Møre og Romsdal|Bodø/Nordland|Hønefoss/Viken"),
    "NZ": ("New Zealand", "+12:00|Auckland", "Aroha Mereana Ngaire Ada Kiri", "Tāne Wiremu Hēmi Rāwiri Blake",
           "Pōtatau Hohepa Tūhoe McRae Barclay Rangi", "Marine Parade|Kauri Street|Great North Road|Hill Terrace",
           "Whangārei/Northland|Taupō/Waikato|Nelson/Tasman|Ōamaru/Otago"),
    "RS": ("Serbia", "+1:00|Belgrade", "Đurđica Ljiljana Božena Snežana Radojka", "Miloš Đorđe Živojin Nebojša Srećko",
           "Petković Đukić Žujović Šarenac Ćosić Radunović", "Vojvode Mišića|Svetog Đorđa|Njegoševa|Šumadijska",
           "Čačak/Moravica|Niš/Nišava|Užice/Zlatibor|Šabac/Mačva"),
    "TR": ("Turkey", "+3:00|Istanbul", "Gülşen Şebnem Çiğdem Işıl Ada", "Oğuz Çağrı İlker Ümit Doğuş",
           "Yıldırım Özdoğan Çelikkaya Güneş Şahinler Aydın", "Atatürk Caddesi|Gül Sokak|İnönü Bulvarı|Çınar Sokak",
           "Eskişehir/Eskişehir|Muğla/Muğla|Çanakkale/Çanakkale|Iğdır/Iğdır"),
    "UA": ("Ukraine", "+2:00|Kyiv", "Соломія=solomiya Орися=orysya Юстина=yustyna Ївга=yivha Мирослава=myroslava",
           "Тарас=taras Остап=ostap Юхим=yukhym Ґедеон=gedeon Любомир=lyubomyr",
           "Кравець=kravets Верба=verba Щербань=shcherban Гайдук=hayduk Дзюба=dzyuba Їжак=yizhak",
           "Вулиця Садова|Проспект Миру|Вулиця Лугова|Площа Ринок",
           "Чернівці/Чернівецька|Ужгород/Закарпатська|Кам'янське/Дніпропетровська|Ніжин/Чернігівська"),
    "US": ("United States", "-8:00|Los Angeles", "Ada Savannah Peyton Hazel Maribel", "Wyatt Dexter Travis Elmer Jaden",
           "Holloway Prescott Ramsey McCoy Gallagher Stone", "Elm Street|Sunset Boulevard|Ridge Road|Second Avenue",
           "Boise/Idaho|Tulsa/Oklahoma|St. Louis/Missouri|Reno/Nevada"),
}

# Digits replace #, letters replace @.
PHONES = {
    "AU": ("0#-####-####", "04##-###-###"), "BR": ("(##) ####-####", "(##) 9####-####"),
    "CA": ("Q## @##-####", "G## @##-####"), "CH": ("07# ### ## ##", "07# ### ## ##"),
    "DE": ("0###-#######", "017#-#######"), "DK": ("########", "########"), "ES": ("9##-###-###", "6##-###-###"),
    "FI": ("0#-###-###", "04#-###-##-##"), "FR": ("01-##-##-##-##", "06-##-##-##-##"),
    "GB": ("016977 #####", "07### ######"), "IE": ("0#1-###-####", "081-###-####"), "IN": ("9#########", "8#########"),
    "IR": ("0##-########", "09##-###-####"), "MX": ("(6##) ### ####", "(6##) ### ####"),
    "NL": ("(0###) ######", "(06) ########"), "NO": ("########", "4#######"), "NZ": ("(###)-###-####", "(02#)-###-####"),
    "RS": ("0##-####-###", "06#-####-###"), "TR": ("(###)-###-####", "(5##)-###-####"),
    "UA": ("(06#) @##-####", "(09#) @##-####"), "US": ("(###) ###-####", "(###) ###-####"),
}
POSTCODES = {
    "AU": "####", "BR": "#####", "CA": "@#@ #@#", "CH": "####", "DE": "#####", "DK": "####", "ES": "#####",
    "FI": "#####", "FR": "#####", "GB": "@@## #@@", "IE": "#####", "IN": "######", "IR": "#####-#####", "MX": "#####",
    "NL": "#### @@", "NO": "####", "NZ": "#####", "RS": "#####", "TR": "#####", "UA": "#####", "US": "#####",
}
IDS = {
    "AU": ("TFN", "#########"), "BR": ("CPF", "###.###.###-##"), "CA": ("SIN", "### ### ###"),
    "CH": ("AVS", "756.####.####.##"), "DE": ("SVNR", "## ###### A ###"), "DK": ("CPR", "######-####"),
    "ES": ("DNI", "########-@"), "FI": ("HETU", "NaNNA###undefined"), "FR": ("INSEE", "############# ##"),
    "GB": ("NINO", "@@ ## ## ## @"), "IE": ("PPS", "#######@"), "IN": ("UIDAI", "############"),
    "MX": ("NSS", "## ## ## #### #"), "NL": ("BSN", "########"), "NO": ("FN", "###########"), "RS": ("SID", "#########"),
    "US": ("SSN", "###-##-####"),
}
COLOURS = "blue red green silver orange golden purple white brown black tiny happy quiet sad lazy".split()
ANIMALS = "bear cat dog duck elephant fish frog goose gorilla koala leopard lion mouse ostrich panda swan tiger wolf".split()


def filled(pattern):
    letters = "ABCEGHJKLMNPRSTVXY"
    return "".join(
        str(chance.randrange(10)) if c == "#" else chance.choice(letters) if c == "@" else c for c in pattern)


def spelled(name):
    """Returns the name as it is written, and as an e-mail address spells it."""
    native, _, ascii_name = name.replace("_", " ").partition("=")
    if ascii_name:
        return native, ascii_name
    for letter, letters in {"ß": "ss", "ø": "o", "æ": "ae", "đ": "d", "ı": "i", "ł": "l"}.items():
        name = name.replace(letter, letters).replace(letter.upper(), letters)
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return native, "".join(c for c in plain if c.isalnum())


def date(first, last):
    return (f"{chance.randint(first, last)}-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}T{chance.randrange(24):02}"
            f":{chance.randrange(60):02}:{chance.randrange(60):02}.{chance.randrange(1000):03}Z")


def postcode(nation):
    text = filled(POSTCODES[nation])
    # The service sends some all-digit postcodes as text, and always those with a leading zero.
    if not text.isdigit() or chance.random() < 0.25:
        return text
    return int(text) if text[0] != "0" else text


def user(index):
    nation = list(NATIONS)[index % len(NATIONS)]
    country, timezone, women, men, last_names, streets, places = NATIONS[nation]
    gender = chance.choice(["female", "male"])
    first, first_ascii = spelled(chance.choice((women if gender == "female" else men).split()))
    last, last_ascii = spelled(chance.choice(last_names.split()))
    city, state = chance.choice(places.split("|")).split("/")
    offset, zone = timezone.split("|")
    born, registered = date(1945, 2001), date(2003, 2021)
    phone, cell = PHONES[nation]
    name, value = IDS.get(nation, ("", None))
    picture = f"https://sample.invalid/portraits/{{}}/{index + 1:03}.ppm"
    title = chance.choice({"female": ["Ms", "Mrs", "Miss"], "male": ["Mr"]}[gender])
    if nation == "FR" and chance.random() < 0.1:
        title = {"female": "Mademoiselle", "male": "Monsieur"}[gender]
    return {
        "gender": gender,
        "name": {"title": title, "first": first, "last": last},
        "location": {
            "street": {"number": chance.randint(1, 9999), "name": chance.choice(streets.split("|"))},
            "city": city, "state": state, "country": country, "postcode": postcode(nation),
            "coordinates": {
                "latitude": f"{chance.uniform(-90, 90):.4f}", "longitude": f"{chance.uniform(-180, 180):.4f}"},
            "timezone": {"offset": offset, "description": zone},
        },
        "email": f"{first_ascii}.{last_ascii}@example.com",
        "login": {
            "uuid": str(uuid.UUID(int=chance.getrandbits(128), version=4)),
            "username": f"{chance.choice(COLOURS)}{chance.choice(ANIMALS)}{chance.randint(100, 999)}",
            "password": "", "salt": "", "md5": "", "sha1": "", "sha256": "",
        },
        "dob": {"date": born, "age": 2025 - int(born[:4])},
        "registered": {"date": registered, "age": 2025 - int(registered[:4])},
        "phone": filled(phone), "cell": filled(cell),
        "id": {"name": name, "value": filled(value) if value else None},
        "picture": {size: picture.format(size) for size in ["large", "medium", "thumbnail"]},
        "nat": nation,
    }


def line(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


people = [user(index) for index in range(COUNT)]
assert len({(person["email"], person["login"]["username"]) for person in people}) == COUNT
chance.shuffle(people)
info = {"seed": "strata", "results": COUNT, "page": 1, "version": "1.4"}
text = '{"results":[\n' + ",\n".join(map(line, people)) + '\n],"info":' + line(info) + "}\n"
path = pathlib.Path(__file__).parents[2] / "Recorded" / "Shared" / "users.json"
path.write_text(text, encoding="utf-8")
