import { readFileSync } from 'node:fs'
import path from 'node:path'

// What adults say about their health on the telephone, and harmless talk, by an author who had seen neither the
// examples nor the sentences of other authors. For measurement only: nobody read the sentences while the detector was
// developed. docs/decisions/067 describes the measurements with them.

const [, concerns = '', harmless = ''] = readFileSync(
  path.resolve('voice/brain/testing/health/second-unknown-author.txt'),
  'utf8',
).split(/^= (?:concern|harmless)\n/m)

const listLines = (text: string): readonly string[] => text.split('\n').filter(Boolean)

/** Concerns that deserve a referral to a professional. */
export const secondUnknownConcerns = listLines(concerns)

/** Ordinary talk in the evening, and talk with words of the body that may mislead. */
export const secondUnknownHarmless = listLines(harmless)
