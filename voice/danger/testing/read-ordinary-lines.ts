import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve('voice/danger/learnt/ordinary')

/**
 * Returns what callers say in ordinary life, one line for one utterance: no danger is reported. Those of
 * `bodies.txt` tell of a present ailment or of bad sleep, and may be concerns about health.
 */
export const readOrdinaryLines = ({ withBodies }: { withBodies: boolean }): readonly string[] =>
  readdirSync(folder)
    .filter((file) => withBodies || file !== 'bodies.txt')
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean))
