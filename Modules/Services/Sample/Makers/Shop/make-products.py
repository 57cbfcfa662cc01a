#!/usr/bin/env python3
"""Writes Recorded/Shop/products.json: an invented shop with every form of price, and with no, one or many variants.

A variant's price is "AMOUNT", or "WAS>NOW" on sale. A product's price is that of its variants: one price or a range. A
product without variants has its own price. A withdrawn product is still listed, but cannot be bought.
"""
import decimal
import json
import pathlib

# Size names and their meanings.
CLOTHES = {"S": "chest 86–91 cm", "M": "chest 96–101 cm", "L": "chest 106–111 cm", "XL": "chest 116–121 cm"}
SHOES = {"38": "24.0 cm", "40": "25.4 cm", "42": "26.7 cm", "44": "28.0 cm", "46": "29.3 cm"}
ONE = {"One size": "fits all"}
CUPS = {"Small": "0.2 l", "Large": "0.4 l"}
BEDS = {"Single": "90 × 200 cm", "Double": "160 × 200 cm", "King": "180 × 200 cm"}
PAPER = {"A6": "10.5 × 14.8 cm", "A5": "14.8 × 21.0 cm", "A4": "21.0 × 29.7 cm"}

# Name, currency, colours, sizes, then one price for all or one for each size; without sizes, the product's own price.
PRODUCTS = [
    ("Linen Shirt", "EUR", "Moss Sand Chalk", CLOTHES, "39.90"),
    ("Wool Jumper", "EUR", "Charcoal Rust", CLOTHES, "89.00>62.30"),
    ("Raincoat", "EUR", "Signal_Yellow", CLOTHES, "120.00 120.00 125.00 125.00"),
    ("Field Jacket", "EUR", "Olive Navy", CLOTHES, "149.00>119.00 149.00>119.00 149.00 149.00"),
    ("Silk Scarf", "EUR", "Peacock", ONE, "45.00"),
    ("Felt Hat", "EUR", "Walnut", ONE, "58.50>39.95"),
    ("Work Gloves", "EUR", "", {}, "18.00"),
    ("Canvas Shoes", "EUR", "Ecru Ink Brick", SHOES, "64.95"),
    ("Hiking Boots", "EUR", "Bark", SHOES, "189.00 189.00 189.00 194.00 199.00"),
    ("House Slippers", "EUR", "Grey", SHOES, "29.00>19.99"),
    ("Leather Belt", "EUR", "Tan Black", {"85": "waist 80–90 cm", "95": "waist 90–100 cm"}, "35.00"),
    ("Umbrella", "EUR", "Black", ONE, "24.90"),
    ("Stoneware Mug", "EUR", "Oat Slate Celadon", CUPS, "12.50 16.50"),
    ("有田焼 湯呑", "JPY", "藍 白", {"小": "0.1 l", "大": "0.2 l"}, "1980 2640"),
    ("Iron Kettle", "JPY", "Black", ONE, "12800>9800"),
    ("Tea Towel, Set of Three", "EUR", "Indigo", ONE, "14.00"),
    ("Bread Knife", "EUR", "Beech", ONE, "79.00"),
    ("Chopping Board", "EUR", "Oak Maple", {"M": "30 × 20 cm", "L": "45 × 30 cm"}, "32.00 48.00"),
    ("Cast-Iron Pan", "EUR", "Black", {"20": "1.5 kg", "24": "2.1 kg", "28": "2.8 kg"}, "39.00>29.00 49.00>39.00 59.00"),
    ("Pepper Mill", "EUR", "", {}, "42.00>31.50"),
    ("Duvet Cover", "EUR", "Mist Clay", BEDS, "69.00 99.00 119.00"),
    ("Wool Blanket", "EUR", "Heather", ONE, "110.00"),
    ("Feather Pillow", "EUR", "White", {"Soft": "500 g", "Firm": "900 g"}, "55.00"),
    ("Beeswax Candle", "EUR", "Honey", {"Short": "burns 8 h", "Tall": "burns 22 h"}, "6.80 11.20"),
    ("Reading Lamp", "EUR", "Brass Black", ONE, "129.00>99.00"),
    ("Wall Clock", "EUR", "Ash", ONE, "74.99"),
    ("Dot-Grid Notebook", "USD", "Coral Teal Ink", PAPER, "9.95 14.95 19.95"),
    ("Fountain Pen", "USD", "Green Amber", {"F": "0.5 mm", "M": "0.7 mm"}, "36.00"),
    ("Wrapping Paper", "USD", "", {}, "3.50"),
    ("Postcards of Lighthouses of the North Atlantic, Hand-Printed, Box of Twenty-Four", "USD", "Mixed", ONE, "21.00"),
    ("Wooden Blocks", "EUR", "Natural Rainbow", {"30": "30 pieces", "60": "60 pieces"}, "25.00 44.00"),
    ("Kite", "EUR", "Red", ONE, "28.00>21.00"),
    ("Juggling Balls", "EUR", "Red_and_White", ONE, "17.40"),
    ("Sailing Boat, Limited Edition", "EUR", "", {}, "240.00"),
]
WITHDRAWN = {"Sailing Boat, Limited Edition"}


def price(text):
    was, sale, now = text.partition(">")
    return {"was": was, "now": now} if sale else was


def payable(text):
    return text.rpartition(">")[2]


def identifier(*parts):
    kept = "".join(letter if letter.isalnum() else "-" for letter in "-".join(parts).lower())
    return "-".join(part for part in kept.split("-") if part)


def product(name, currency, colors, sizes, prices):
    prices = prices.split()
    colors = [color.replace("_", " ") for color in colors.split()]
    each = prices if len(prices) == len(sizes) else prices * len(sizes)
    skus = [
        {"id": identifier(name, color, size),
         "color": {"name": color, "image": f"https://sample.invalid/{identifier(name, color)}.ppm"},
         "size": {"name": size, "meta": meaning}, "price": price(cost)}
        for color in colors for (size, meaning), cost in zip(sizes.items(), each)
    ]
    paid = sorted(map(payable, prices), key=decimal.Decimal)
    cost = price(prices[0]) if len(set(prices)) == 1 else {"from": paid[0], "to": paid[-1]}
    entry = {"id": identifier(name), "name": name, "currency": currency, "price": cost, "skus": skus}
    return entry | ({"withdrawn": True} if name in WITHDRAWN else {})


lines = [json.dumps(product(*row), ensure_ascii=False, separators=(",", ":")) for row in PRODUCTS]
path = pathlib.Path(__file__).parents[2] / "Recorded" / "Shop" / "products.json"
path.write_text('{"products":[\n' + ",\n".join(lines) + "\n]}\n", encoding="utf-8")
