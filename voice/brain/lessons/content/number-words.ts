import type { Language } from '../../../../domain/languages'

/** Patterns of numbers in digits or words, as learners use them for an age or a duration. */
export const numberPatterns: Readonly<Partial<Record<Language, string>>> = {
  english:
    '\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ][a-z]+)?',
  spanish:
    '\\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|veinti\\p{L}+|treinta|cuarenta|cincuenta',
  italian:
    '\\d+|un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|quindici|vent\\p{L}+|trenta|quaranta|cinquanta',
  german:
    '\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|\\p{L}*zwanzig|\\p{L}*dreißig|\\p{L}*vierzig|\\p{L}*fünfzig',
}
