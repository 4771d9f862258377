"""Makes fonts of this folder: of Devanagari the letters of Hindi, and every shape that our texts need;
of Latin the letters of English.

    pip install fonttools==4.68.0 uharfbuzz brotli && python3 src/ui/styles/fonts/subset.py

A glyph that a rule of the font passes through on its way to another one (a half letter before its
conjunct) has to stay, or the rule goes. Glyphs keep their numbers, so that
tests/unit/ui/hindiFonts.test.ts can compare them with the whole font. Conjuncts of letters that have a half
form are drawn with it where none of our texts has them. Mukta does without its kerning, which costs 3 KB a
weight. Fraunces, upright, is the instance of weight 380 of its variable font: with all weights from 300 to 500
its English part was 9 KB larger.
"""

import glob
import io
import re
import tempfile

import uharfbuzz
from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

FOLDER = 'src/ui/styles/fonts/'
SHAPING = 'abvs akhn blwf blws cjct half haln nukt pres psts rkrf rphf vatu abvm blwm liga'.split()
DEVANAGARI = r'[\u0900-\u097f\u200c\u200d]+'
VIRAMA, JOINER = '\u094d', '\u200d'
CONSONANTS = [chr(code) for code in range(0x915, 0x93A) if chr(code) not in 'ऩऱऴळ']
CONSONANTS += ['क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़']
VOWELS = 'अआइईउऊऋएऐओऔऑ'
MATRAS = 'ािीुूृेैोौॅॉ'
SIGNS = ['', 'ं', 'ँ', 'ः']
CONJUNCTS = '''क्क क्ख क्त क्ष ग्न ग्घ घ्न ङ्क ङ्ग ङ्ख ङ्घ च्च च्छ ज्ज ज्झ ज्ञ ञ्च ञ्ज ट्ट ट्ठ ठ्ठ ड्ड ड्ढ ढ्ढ
त्त त्त्व त्न त्थ त्म द्द द्ध द्व द्य द्म द्ग द्घ द्ब द्भ द्न ध्न न्न न्त न्द न्ध न्म न्ह प्त प्न प्ल प्प ब्ज ब्द ब्ब ब्ध म्न
म्म म्ल म्ह ल्ल ल्ह श्च श्न श्र श्ल श्व ष्ट ष्ठ ष्ण ष्प ष्क स्त स्त्र स्न स्र स्थ स्क ह्न ह्म ह्य ह्र ह्ल ह्व ह्ण'''.split()
OTHERS = [*range(0x20, 0x41), *range(0x5B, 0x61), *range(0x7B, 0x7F), 0x200C, 0x200D]
OTHERS += [ord(sign) for sign in '\u00a0©°·¼½×–—‘’“”…₹॰']
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x2027), 0x20B9]


def words(*places):
    files = [file for place in places for file in glob.glob(place)]
    texts = [open(file, encoding='utf8').read() for file in files]
    return set(re.findall(DEVANAGARI, ' '.join(texts)))


def letters_of_hindi():
    texts = {*CONJUNCTS, *VOWELS, *MATRAS, *'ॐ।॥०१२३४५६७८९'}
    texts |= {conjunct + matra for conjunct in CONJUNCTS for matra in MATRAS}
    texts |= {vowel + sign for vowel in VOWELS for sign in SIGNS}
    for letter in CONSONANTS:
        half, with_ra, with_reph = letter + VIRAMA, f'{letter}{VIRAMA}र', f'र{VIRAMA}{letter}'
        texts |= {half, half + JOINER, with_ra, with_reph, with_reph + 'ं', half + 'य', half + 'व'}
        texts |= {letter + sign for sign in SIGNS}
        for matra in MATRAS:
            texts |= {letter + matra + sign for sign in SIGNS}
            texts |= {with_ra + matra, with_reph + matra, with_reph + matra + 'ं'}
    return texts


def as_bytes(font):
    font.flavor = None
    data = io.BytesIO()
    font.save(data)
    return data.getvalue()


def whole(family, weight):
    """Devanagari, whose glyphs keep their numbers, and behind them digits, punctuation and Latin."""
    parts = []
    for script in ('devanagari', 'latin'):
        path = f'node_modules/@fontsource/{family}/files/{family}-{script}-{weight}-normal.woff2'
        parts.append(tempfile.NamedTemporaryFile(suffix='.ttf'))
        parts[-1].write(as_bytes(TTFont(path)))
        parts[-1].flush()
    return as_bytes(Merger().merge([part.name for part in parts]))


def glyphs(data, texts):
    font, found = uharfbuzz.Font(uharfbuzz.Face(data)), set()
    for text in texts:
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(font, buffer)
        found |= {info.codepoint for info in buffer.glyph_infos}
    return found


def reduce(data, name, texts, codes, **settings):
    options = subset.Options(
        layout_features=SHAPING, layout_closure=False, hinting=False, notdef_outline=True, **settings
    )
    font = subset.load_font(io.BytesIO(data), options)
    reducer = subset.Subsetter(options)
    reducer.populate(unicodes=codes, gids=glyphs(data, texts))
    reducer.subset(font)
    subset.save_font(font, FOLDER + name, options)


on_hindi = words('src/i18n/hi/*.ts', 'seed/content/hi/*.ts', 'src/rules/languages.mjs')
on_english = words('src/i18n/en/*.ts', 'src/rules/languages.mjs')
used = {ord(letter) for word in on_hindi for letter in word}
woff2 = {'flavor': 'woff2', 'retain_gids': True, 'name_IDs': [0, 1, 13, 14]}

mukta, bold = [whole('mukta', weight) for weight in (400, 600)]
rozha = whole('rozha-one', 400)
hindi = on_hindi | letters_of_hindi()
codes = sorted(set(OTHERS) | used | {ord(letter) for text in hindi for letter in text})
# A Hindi page shows an email address, as text and as a heading, and a switch to English, as text and bold;
# its booking form has Google, Instagram and WhatsApp among its choices. Their letters need no other file.
# As in `unicode-range` of fonts.css.
address = {*codes, *map(ord, 'abcdefghijklmnopqrstuvwxyz')}
text = sorted({*address, *map(ord, 'AEGIW')})

# Our own words with every glyph on the way to them, and the letters for those of an editor.
spans = [(word, at) for word in on_hindi for at in range(len(word))]
parts = {word[at:end] for word, at in spans for end in range(at + 1, len(word) + 1)}
letters = {letter + sign for letter in CONSONANTS for sign in ['', VIRAMA, VIRAMA + JOINER, *MATRAS]}
signs = {f'र{VIRAMA}{letter}{sign}ं' for letter in 'कगतदन' for sign in MATRAS}
ours = parts | letters | signs | {*VOWELS}
switch = sorted({*codes, *map(ord, 'English')})
capitals = sorted({*address, *map(ord, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')})
# In text an editor may need those whose first letter has no half form.
no_half = {conjunct for conjunct in CONJUNCTS if conjunct[0] in 'ङछटठडढदह'}
reduce(mukta, 'mukta-hindi-400.woff2', ours | no_half, text, **woff2)
for data, name, some in [(rozha, 'rozha-hindi', capitals), (bold, 'mukta-hindi-600', switch)]:
    reduce(data, f'{name}.woff2', ours, some, **woff2)

halves = {letter + VIRAMA + JOINER for letter in CONSONANTS if letter + VIRAMA in ' '.join(on_english)}
few = sorted({ord(letter) for word in on_english for letter in word})
reduce(rozha, 'rozha-dev.woff2', on_english | halves, few, **woff2)

# Of share pictures, which are drawn on the server: with Latin letters.
names = [0, 1, 2, 3, 4, 6, 13, 14]
reduce(rozha, 'rozha-card.ttf', hindi, sorted({*codes, *LATIN}), name_IDs=names)

# As in `unicode-range` of fonts.css.
ENGLISH = [*range(0x20, 0x7F), *map(ord, '\u00a0©°·¼½¾×çé–—‘’“”•…')]
for name in ['fraunces', 'fraunces-italic', 'mukta-400', 'mukta-600']:
    options = subset.Options(layout_features=['kern', 'liga'], hinting=False, flavor='woff2')
    font = subset.load_font(f'{FOLDER}{name}.woff2', options)
    reducer = subset.Subsetter(options)
    reducer.populate(unicodes=ENGLISH)
    reducer.subset(font)
    subset.save_font(font, f'{FOLDER}{name}-english.woff2', options)
