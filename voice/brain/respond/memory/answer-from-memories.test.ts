import { describe, expect, it } from 'vitest'
import { findMemorableFacts } from '../../../memory/find-memorable-facts'
import { startTestCall } from '../../testing/start-test-call'

/** What the caller says in one call, a word that the answers must contain, and the questions of the next call. */
const cases: readonly (readonly [said: string, answer: string, questions: readonly string[]])[] = [
  [
    'J’ai un chien, il s’appelle Pixel.',
    'Pixel',
    [
      'C’est quoi le nom de mon chien ?',
      'comment s’appelle mon chien',
      'tu te souviens du nom de mon chien ?',
      'mon chien il s’appelle comment déjà',
    ],
  ],
  ['j’ai une sœur, elle s’appelle Judith', 'Judith', ['c’est quoi le prénom de ma sœur ?']],
  ['Mes enfants s’appellent Arthur et Zoé.', 'Zoé', ['comment s’appellent mes enfants ?']],
  ['ma voisine s’appelle Colette', 'Colette', ['le prénom de ma voisine c’est quoi ?']],
  [
    'je suis infirmière de nuit',
    'infirmière',
    ['c’est quoi mon métier ?', 'je fais quoi dans la vie ?', 'quel est mon travail ?'],
  ],
  ['mon mari est plombier', 'plombier', ['mon mari il fait quoi dans la vie ?']],
  ['j’habite à Nantes', 'Nantes', ['j’habite où ?', 'dans quelle ville j’habite ?']],
  ['ma fille vit à Dublin', 'Dublin', ['elle habite où ma fille ?']],
  ['j’ai quarante-deux ans', 'quarante-deux', ['j’ai quel âge ?', 'tu connais mon âge ?']],
  ['mon fils a dix-neuf ans', 'dix-neuf', ['il a quel âge mon fils ?']],
  ['J’adore les romans policiers.', 'romans', ['qu’est-ce que j’aime ?', 'j’aime quoi ?']],
  ['je joue du piano', 'piano', ['je joue de quel instrument ?']],
  ['j’apprends le portugais', 'portugais', ['j’apprends quelle langue ?']],
  ['j’ai deux enfants', 'deux', ['j’ai combien d’enfants ?']],
  [
    'j’ai un entretien avec les RH jeudi',
    '26 novembre',
    ['c’est quand mon entretien ?', 'mon entretien, c’est quel jour ?'],
  ],
  ['ma sœur se marie en juin', 'juin', ['quand est-ce que ma sœur se marie ?']],
  ['mon anniversaire c’est le 12 mars', '12 mars', ['c’est quand mon anniversaire ?']],
]

const remember = (said: string) =>
  findMemorableFacts([{ speaker: 'caller', text: said }], { today: '2026-11-22' }).map(
    ({ statement, quote, topic }) => ({ statement, quote, topic, event: null }),
  )

describe('a question about something that the caller may have said before', () => {
  it.each(
    cases.flatMap(([said, answer, questions]) =>
      questions.map((question) => [said, question, answer] as const),
    ),
  )('after "%s": "%s" is answered with "%s"', async (said, question, answer) => {
    const memories = remember(said)
    const call = startTestCall({ caller: { memories } })
    expect((await call.say(question)).join(' ')).toContain(answer)
    // When the caller has edited a memory, its quote is the edited statement and not what the caller said.
    const edited = memories.map((memory) => ({ ...memory, quote: memory.statement }))
    const nextCall = startTestCall({ caller: { memories: edited } })
    expect((await nextCall.say(question)).join(' ')).toContain(answer)
  })

  it('is answered from the right one of many facts', async () => {
    const memories = cases.flatMap(([said]) => remember(said))
    const wrong: string[] = []
    for (const [, answer, questions] of cases)
      for (const question of questions) {
        const response = (await startTestCall({ caller: { memories } }).say(question)).join(' ')
        if (!response.includes(answer)) wrong.push(`${question} → ${response}`)
      }
    expect(wrong).toEqual([])
  })

  it('is answered with "you never told me" only in the first call', async () => {
    // After the first call, the companion cannot be sure: the caller may have told it in an earlier call.
    const askAll = (callCount: number) =>
      Promise.all(
        Array.from({ length: 12 }, async (_, seed) =>
          (await startTestCall({ seed, callCount }).say('Tu te souviens de mon chef ?')).join(' '),
        ),
      )
    const denial = /ne me l’(?:as|avez) pas dit(?! dans cet appel)|pas encore entendu/
    expect((await askAll(0)).some((answer) => denial.test(answer))).toBe(true)
    for (const answer of await askAll(1)) expect(answer).not.toMatch(denial)
  })

  it('is answered when the quote of the memory is only a name', async () => {
    const statement = 'Votre chien s’appelle Pixel.'
    const memories = [{ statement, quote: 'Pixel', topic: null, event: null }]
    const call = startTestCall({ caller: { memories } })
    expect((await call.say('C’est quoi le nom de mon chien ?')).join(' ')).toContain('Pixel')
  })
})
