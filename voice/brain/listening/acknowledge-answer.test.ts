import { describe, expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

/** Returns the companion's responses to the last line in several calls with different random seeds. */
async function respondInCalls(...lines: readonly string[]): Promise<readonly string[]> {
  return Promise.all(
    Array.from({ length: 8 }, async (_, seed) => {
      const call = startTestCall({ seed, companion: { category: 'conseils_vie' } })
      await call.sayAll(lines)
      return call.responses.at(-1)?.join(' ') ?? ''
    }),
  )
}

describe('an answer that is not a whole sentence', () => {
  it.each([
    ['depuis un an environ', /^Un an, /],
    ['trente-cinq ans de mariage', /^Trente-cinq ans de mariage/],
    ['chez mon cousin', /[Cc]hez ton cousin/],
    ['par courrier', /[Pp]ar courrier/],
    ['trois fois par mois', /[Tt]rois fois par mois|souvent/],
    ['mercredi prochain', /[Mm]ercredi prochain/],
    ['après dix-huit ans', /^Après dix-huit ans, /],
    ['pour une histoire de clés', /^Pour une histoire de clés, /],
    ['quatre cents euros', /^Quatre cents euros, /],
  ])('is acknowledged with its words or its meaning: "%s"', async (line, content) => {
    for (const response of await respondInCalls('bonjour', 'j’ai repris la poterie', line))
      expect(response).toMatch(content)
  })

  it('does not lead to remarks on a birthday or the weather', async () => {
    const line = 'à l’anniversaire de mon neveu'
    for (const response of await respondInCalls('bonjour', 'j’ai croisé mon ancien prof', line))
      expect(response).not.toMatch(/[Jj]oyeux|cadeau|bougie/)
    for (const response of await respondInCalls('bonjour', 'il m’a souri', 'hier, sous la pluie'))
      expect(response).not.toMatch(/[Ll]e ciel|météo|rester dedans/)
  })

  it('gets no light remark on the place after the caller has mentioned a death', async () => {
    const lines = ['bonjour', 'mon frère est mort', 'dans son jardin']
    for (const response of await respondInCalls(...lines))
      expect(response).not.toMatch(/décor|situe|s’y croirait/)
  })

  it('does not start a role-play', async () => {
    for (const response of await respondInCalls(
      'bonjour',
      'j’ai changé de travail',
      'dans un hôtel',
    ))
      expect(response).not.toMatch(/rôle|commence|qui parle/i)
  })

  it('is not confused with a goodbye, a request or a whole sentence that begins with a preposition', async () => {
    for (const line of ['à bientôt', 'en anglais s’il te plaît', 'sur mon balcon il fait bon'])
      for (const response of await respondInCalls('bonjour', 'j’ai repris la poterie', line))
        expect(response).not.toMatch(/décor|situe|s’y croirait/)
  })
})
