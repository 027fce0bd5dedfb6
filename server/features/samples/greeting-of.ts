import type { SampleCompanion } from './sample-repository'

/** The first greeting that needs no name: nobody is known yet. */
export const greetingOf = ({ greetings }: Pick<SampleCompanion, 'greetings'>) =>
  greetings.find((line) => !line.includes('{name}'))
