import type { Language } from '../../../domain/languages'

/** Patterns of numbers in digits or words, as learners use them for an age or a duration. */
export const numberPatterns: Readonly<Partial<Record<Language, string>>> = {
  english:
    '\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[- ][a-z]+)?',
  spanish:
    '\\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veinte|veinti\\p{L}+|(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta)(?: y \\p{L}+)?',
  italian:
    '\\d+|un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|(?:tre|quattor|quin|se)dici|dicia?\\p{L}+|(?:vent|trent|quarant|cinquant|sessant|settant|ottant)\\p{L}+',
  german:
    '\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|\\p{L}*zwanzig|\\p{L}*dreißig|\\p{L}*vierzig|\\p{L}*fünfzig',
}
