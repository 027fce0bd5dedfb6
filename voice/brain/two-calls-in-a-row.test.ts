import { describe, expect, it } from 'vitest'
import { companions } from '../../content/companions/companions'
import { answerEverydayQuestion } from './knowledge/everyday'
import { answerLanguageQuestion } from './knowledge/language'
import { answerPracticalQuestion } from './knowledge/practical'
import { answerStudyQuestion } from './knowledge/study'
import { startTestCall } from './testing/start-test-call'

/** What a caller says in one call and, word for word, in the next one. */
const calls: readonly (readonly string[])[] = [
  [
    'bonsoir',
    'je peux prendre du doliprane avec du vin ?',
    'tu as quel âge ?',
    'tu gardes ma voix ?',
    'c’est quoi une métaphore ?',
    'combien font 12 fois 7 ?',
    'comment on dit bonne nuit en espagnol ?',
    'donne-moi une seule chose à faire demain',
    'parle-moi d’autre chose',
    'tu as déjà eu des dettes ?',
    'on fait quoi ?',
    'non, pas envie',
    'merci, bonne soirée',
  ],
  [
    'salut ça va ?',
    'j’ai mal au dos depuis une semaine',
    'sage-femme ou gynécologue ?',
    'aide-moi à organiser ma semaine, j’ai le ménage, les courses et la lessive',
    'joue le recruteur',
    'je suis ponctuel et j’aime apprendre',
    'stop, on arrête là',
    'tu crois qu’il m’aime encore, mon copain ?',
    'la maison est vide depuis son départ',
    'mon chat dort sur mes genoux',
    'je vais craquer avec ce boulot',
    'à bientôt',
  ],
  [
    'coucou',
    'pose-moi une question sur la Révolution',
    'c’est 1789 et la prise de la Bastille',
    'quelle est la capitale du Portugal ?',
    'c’est remboursé une sage-femme ?',
    'c’est quoi la différence entre make et do ?',
    'aide-moi à préparer une phrase pour dire non à ma sœur',
    'tu me conseilles quoi pour mieux dormir ?',
    'c’est normal d’avoir peur ?',
    'et si elle pleure ?',
    'on parle de la pluie ?',
    'je me sens nul',
    'au revoir',
  ],
]

/** Every third companion; there is at least one of each category among them. */
const someCompanions = companions.filter((_, index) => index % 3 === 0)

/** Help numbers, legal statements and referrals may be said in both calls, but they are few. */
const maxRepeatedShare = 0.04

const runCall = async (
  companion: (typeof companions)[number],
  callCount: number,
  texts: readonly string[],
) => {
  const call = startTestCall({ companion, callCount, seed: 31 + callCount })
  await call.greeting()
  await call.sayAll(texts)
  return call.responses.flat()
}

describe('two calls in a row', () => {
  it('share fewer than 4 % of their sentences when the caller says the same words', async () => {
    let saidCount = 0
    const repeated: string[] = []
    for (const [index, companion] of someCompanions.entries()) {
      const texts = calls[index % calls.length] ?? []
      const sentencesOfFirstCall = new Set(await runCall(companion, 4, texts))
      const sentencesOfSecondCall = await runCall(companion, 5, texts)
      saidCount += sentencesOfSecondCall.length
      repeated.push(
        ...sentencesOfSecondCall.filter((sentence) => sentencesOfFirstCall.has(sentence)),
      )
    }
    expect(saidCount).toBeGreaterThan(someCompanions.length * 13)
    expect(repeated.length / saidCount, [...new Set(repeated)].join('\n')).toBeLessThan(
      maxRepeatedShare,
    )
  })

  it.each([
    answerLanguageQuestion('c est quoi la difference entre make et do'),
    answerLanguageQuestion('c est serai ou serais'),
    answerPracticalQuestion('le smic c est combien'),
    answerStudyQuestion('qui a ecrit les miserables'),
    answerStudyQuestion('quelle est la capitale de la grece'),
    answerStudyQuestion('c est quand waterloo'),
    answerEverydayQuestion('pourquoi la mer est salee'),
  ])('can word the same fact differently: %j', (wordings) => {
    expect(new Set(wordings).size).toBeGreaterThan(1)
  })
})
