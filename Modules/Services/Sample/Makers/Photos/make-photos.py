#!/usr/bin/env python3
"""Writes Recorded/Photos/photos.json: invented photos in the shape of Unsplash's list of photos.

The photos are the same in every run. Each is painted as a small scene; only its BlurHash and mean colour are kept. The
encoder follows https://github.com/woltapp/blurhash/blob/master/Algorithm.md. Photographers are random
combinations of common first and last names; every address is at the reserved name sample.invalid.
"""
import json
import math
import pathlib
import random
import string

COUNT = 240
chance = random.Random(11)

FIRST = "Ada Noor Mateo Ingrid Kofi Yuki Lucía Amara Tomás Freya Rashid Mei Paolo Zofia Elif Jonas Priya Hana Luca Nadia"
LAST = ("Okafor Lindqvist Moreau Tanaka Silva Novák Haddad Bianchi Nguyen Kowalska Andersen Castillo Sato Weber Mensah Rossi "
        "Larsen Petrov Kaya Dubois")
PLACES = "the coast|a quiet valley|the old town|the northern isles|a mountain pass|the lake|the edge of the desert|home"

# Sky at the zenith and at the horizon, sun, far ground, near ground.
LIGHTS = {
    "dawn": ("#4a5f95", "#f6c7a1", "#fff0c9", "#7b7f9d", "#3c4a5c"),
    "noon": ("#2f7fc6", "#bfe3f4", "#fffbe8", "#6f9c6a", "#3d6b3c"),
    "sunset": ("#3b2f6b", "#f2784b", "#ffe08a", "#6a3f5e", "#2b2238"),
    "dusk": ("#1d2b53", "#c06c84", "#f8b195", "#3f4b77", "#1a2238"),
    "overcast": ("#8d9aa5", "#d5dadc", "#e8ebec", "#7d8a80", "#4d5b52"),
    "night": ("#060b23", "#22386b", "#f4f1d6", "#141f3f", "#080d1c"),
}


def rgb(text):
    """Returns a colour's linear light, each part 0…1."""
    return tuple(linear(int(text[i:i + 2], 16)) for i in (1, 3, 5))


def linear(value):
    value /= 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def encoded(value):
    value = min(max(value, 0), 1)
    return int((value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055) * 255 + 0.5)


def mix(one, other, share):
    share = min(max(share, 0), 1)
    return tuple(a + (b - a) * share for a, b in zip(one, other))


def smooth(low, high, value):
    share = min(max((value - low) / (high - low), 0), 1)
    return share * share * (3 - 2 * share)


def landscape(light, ground):
    """Paints a sky with a sun above ground, far and near: hills, mountains, the sea, dunes, a field of flowers."""
    zenith, horizon, sun, far, near = map(rgb, LIGHTS[light])
    tints = {"the sea": "#2e6f8e", "dunes": "#d9a35f", "a lavender field": "#8a5fb5", "a meadow": "#7fae3f",
             "snowy mountains": "#dfe8f2", "hills": None}
    tint = tints[ground]
    if tint:
        dim = {"night": 0.15, "dusk": 0.45, "overcast": 0.7}.get(light, 0.85)
        near = mix(near, tuple(part * dim for part in rgb(tint)), 0.75)
        far = mix(far, tuple(part * dim for part in rgb(tint)), 0.35)
    sun_x, sun_y = chance.uniform(0.15, 0.85), chance.uniform(0.12, 0.5)
    size, level = chance.uniform(0.05, 0.12), chance.uniform(0.5, 0.68)
    rough = 0.16 if "mountains" in ground else 0.02 if ground == "the sea" else 0.07
    phase, pitch = chance.uniform(0, 6), chance.uniform(3, 7)

    def color(x, y, aspect):
        distance = math.hypot((x - sun_x) * aspect, y - sun_y)
        sky = mix(mix(zenith, horizon, y / level), sun, 0.9 * (1 - smooth(size, size * 2.2, distance)))
        sky = mix(sky, sun, 0.4 * math.exp(-distance * 4))
        ridge = level + rough * math.sin(phase + x * pitch) + rough / 2 * math.sin(phase * 2 + x * pitch * 2.3)
        front = level + 0.18 + rough / 2 * math.sin(phase * 3 + x * pitch * 0.7)
        if y < ridge:
            return sky
        if y < front:
            return mix(far, horizon, 0.35 * (1 - smooth(ridge, front, y)))
        glint = 0.5 * math.exp(-abs(x - sun_x) * 7) if ground == "the sea" else 0
        return mix(near, sun, glint)

    return color


def blossom(petal, middle, leaves):
    """Paints something round, such as a flower, a cup or a fruit, in front of something dark."""
    petal, middle, leaves = rgb(petal), rgb(middle), rgb(leaves)
    at_x, at_y, size = chance.uniform(0.35, 0.65), chance.uniform(0.35, 0.6), chance.uniform(0.26, 0.38)
    petals, turn = chance.choice([1, 5, 6, 8]), chance.uniform(0, 6)

    def color(x, y, aspect):
        dx, dy = (x - at_x) * aspect, y - at_y
        distance, angle = math.hypot(dx, dy), math.atan2(dy, dx)
        reach = size * (1 + (0.18 * math.cos(petals * angle + turn) if petals > 1 else 0))
        back = mix(leaves, tuple(part * 0.25 for part in leaves), y * 0.7 + 0.3 * math.sin(x * 5 + turn))
        shaded = mix(petal, tuple(part * 0.5 for part in petal), distance / reach)
        flower = mix(middle, shaded, smooth(size * 0.2, size * 0.38, distance))
        return mix(flower, back, smooth(reach * 0.85, reach * 1.1, distance))

    return color


def street(light, glow):
    """Paints a street: walls on both sides, the sky between them, and lamps."""
    zenith, horizon, sun, far, near = map(rgb, LIGHTS[light])
    lamp = rgb(glow)
    left, right = chance.uniform(0.22, 0.36), chance.uniform(0.62, 0.8)
    lamps = [(chance.uniform(0, 1), chance.uniform(0.4, 0.85)) for _ in range(5)]

    def color(x, y, aspect):
        gap = (y - 0.55) * 0.35
        wall = x < left + gap or x > right - gap
        base = mix(near, far, x) if wall else mix(zenith, horizon, y * 1.2)
        if y > 0.75:
            base = mix(near, lamp, 0.25)
        for lamp_x, lamp_y in lamps:
            base = mix(base, lamp, 0.7 * math.exp(-math.hypot((x - lamp_x) * aspect, y - lamp_y) * 9))
        return base

    return color


def stripes(*colors):
    """Paints soft bands: silk, paint, rock, northern lights."""
    colors = [rgb(color) for color in colors]
    tilt, wave, phase = chance.uniform(-0.7, 0.7), chance.uniform(0.03, 0.12), chance.uniform(0, 6)

    def color(x, y, aspect):
        place = (y + tilt * (x - 0.5) + wave * math.sin(phase + x * 6)) * (len(colors) - 1)
        place = min(max(place, 0), len(colors) - 1.001)
        index = int(place)
        return mix(colors[index], colors[index + 1], smooth(0, 1, place - index))

    return color


def scene():
    """Returns a painted scene and its descriptions."""
    kind = chance.choice(["landscape"] * 5 + ["blossom"] * 3 + ["street"] * 2 + ["stripes"] * 2)
    if kind == "landscape":
        light, ground = chance.choice(list(LIGHTS)), chance.choice(
            ["the sea", "dunes", "a lavender field", "a meadow", "snowy mountains", "hills"])
        when = {"overcast": "under clouds"}.get(light, f"at {light}")
        return landscape(light, ground), f"{ground} {when}"
    if kind == "blossom":
        name, petal, middle = chance.choice([
            ("a pink peony", "#e77fa5", "#f7d774"), ("a sunflower", "#f2b705", "#5a3515"), ("a red poppy", "#d9331f", "#20131a"),
            ("a white daisy", "#f4f4ee", "#f0b90b"), ("a blue iris", "#4b53b8", "#f3d34a"), ("an orange", "#f28c1c", "#f7b45c"),
            ("a cup of coffee", "#efe6da", "#4a2c1a"), ("a water lily", "#e6d3ee", "#f4e38b")])
        where, leaves = chance.choice([("among leaves", "#2f5a34"), ("on dark wood", "#4a3526"), ("in blue shade", "#26415f")])
        return blossom(petal, middle, leaves), f"{name} {where}"
    if kind == "street":
        light = chance.choice(["dusk", "night", "overcast", "dawn"])
        name, glow = chance.choice([("lanterns", "#ffb347"), ("neon signs", "#ff4fa3"), ("shop windows", "#ffe2a8")])
        return street(light, glow), f"a narrow street with {name} " + {"overcast": "under clouds"}.get(light, f"at {light}")
    name, colors = chance.choice([
        ("northern lights over a dark forest", ["#0b1030", "#1c6b5a", "#5fe0a0", "#143a4a", "#05070f"]),
        ("folds of red silk", ["#5c0a1a", "#c2203a", "#f0707a", "#8a1028"]),
        ("layers of sandstone", ["#c9713f", "#e8b07a", "#a34e2c", "#f0cfa0", "#8a3d22"]),
        ("waves of turquoise paint", ["#0f4c5c", "#2ec4b6", "#cbf3f0", "#118ab2"]),
        ("morning fog between pines", ["#dfe6e6", "#9fb1ad", "#55706a", "#24403a"])])
    return stripes(*colors), name


DIGITS = string.digits + string.ascii_uppercase + string.ascii_lowercase + "#$%*+,-.:;=?@[]^_{|}~"


def base83(value, length):
    return "".join(DIGITS[value // 83 ** place % 83] for place in reversed(range(length)))


def blur_hash(pixels, width, height, columns, rows):
    waves = []
    for row in range(rows):
        for column in range(columns):
            scale = (1 if row == column == 0 else 2) / (width * height)
            wave = [0.0, 0.0, 0.0]
            for y in range(height):
                down = math.cos(math.pi * row * y / height)
                for x in range(width):
                    basis = scale * down * math.cos(math.pi * column * x / width)
                    for part in range(3):
                        wave[part] += basis * pixels[y * width + x][part]
            waves.append(wave)
    mean, others = waves[0], waves[1:]
    strongest = min(max(int(max(abs(part) for wave in others for part in wave) * 166 - 0.5), 0), 82)
    limit = (strongest + 1) / 166
    text = base83(columns - 1 + (rows - 1) * 9, 1) + base83(strongest, 1)
    text += base83(sum(encoded(part) << shift for part, shift in zip(mean, (16, 8, 0))), 4)
    for wave in others:
        steps = [min(max(int(math.copysign(math.sqrt(abs(part) / limit), part) * 9 + 9.5), 0), 18) for part in wave]
        text += base83(steps[0] * 361 + steps[1] * 19 + steps[2], 2)
    return text


def photo(index):
    paint, words = scene()
    width, height = chance.choice([(6000, 4000)] * 5 + [(4000, 6000)] * 3 + [(5184, 3888), (3024, 4032), (4000, 4000), (7360, 4140)])
    small = (24, max(8, round(24 * height / width))) if width >= height else (max(8, round(24 * width / height)), 24)
    pixels = [paint((x + 0.5) / small[0], (y + 0.5) / small[1], width / height)
              for y in range(small[1]) for x in range(small[0])]
    columns, rows = (5, 4) if width > height else (4, 5) if height > width else (4, 4)
    mean = [sum(pixel[part] for pixel in pixels) / len(pixels) for part in range(3)]
    name = "".join(chance.choice(string.ascii_letters + string.digits + "-_") for _ in range(11))
    first, last = chance.choice(FIRST.split()), chance.choice(LAST.split())
    username = f"{first}{last}{chance.randrange(100)}".lower()
    username = username.encode("ascii", "ignore").decode()
    url = f"https://sample.invalid/photos/{index + 1:03}"
    day = f"{chance.randint(2017, 2024)}-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}"
    return {
        "id": name, "created_at": f"{day}T{chance.randrange(24):02}:{chance.randrange(60):02}:{chance.randrange(60):02}Z",
        "width": width, "height": height, "color": "#" + "".join(f"{encoded(part):02x}" for part in mean),
        # Some of the service's photos have no BlurHash yet.
        "blur_hash": None if index % 40 == 37 else blur_hash(pixels, *small, columns, rows),
        "description": f"{words[0].upper()}{words[1:]}, near {chance.choice(PLACES.split('|'))}"
        if chance.random() < 0.7 else None,
        "alt_description": words,
        "urls": {size: f"{url}/{size}.jpg" for size in ["raw", "full", "regular", "small", "thumb"]},
        "links": {"self": f"{url}.json", "html": url, "download": f"{url}/download", "download_location": f"{url}/download.json"},
        "likes": int(chance.paretovariate(0.6) * 7) % 20000, "liked_by_user": False,
        "user": {
            "id": "".join(chance.choice(string.ascii_letters) for _ in range(11)), "username": username,
            "name": f"{first} {last}", "first_name": first, "last_name": last, "bio": None, "location": None,
            "profile_image": {size: f"https://sample.invalid/people/{username}/{size}.jpg" for size in ["small", "medium", "large"]},
            "links": {"html": f"https://sample.invalid/people/{username}"},
        },
        "sponsorship": None, "topic_submissions": {},
    }


photos = [photo(index) for index in range(COUNT)]
assert len({photo["id"] for photo in photos}) == COUNT
lines = ",\n".join(json.dumps(photo, ensure_ascii=False, separators=(",", ":")) for photo in photos)
path = pathlib.Path(__file__).parents[2] / "Recorded" / "Photos" / "photos.json"
path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
