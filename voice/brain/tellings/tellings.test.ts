import { describe, expect, it } from 'vitest'
import { normaliseText } from '../../text-analysis/normalise-text'
import { fillTemplate } from '../templates/template'
import { findSentenceDefects } from '../testing/sentence-defects'
import { startTestCall } from '../testing/start-test-call'
import { tellings } from './all-tellings'
import { statementForms } from './kinds/statement-forms'
import { parseTellings } from './parse-tellings'

describe('kinds of tellings', () => {
  it('have several reactions each, which can be spoken with "tu" and "vous"', () => {
    for (const { reactions, questions, pattern } of tellings) {
      expect(reactions.length, pattern.source).toBeGreaterThanOrEqual(3)
      for (const line of [...reactions, ...questions])
        for (const address of ['tu', 'vous'] as const) {
          const filled = fillTemplate(line, address, {}) ?? ''
          const sentences = filled.split(/(?<=[.!?]) (?=\p{Lu})/u)
          expect(sentences.flatMap(findSentenceDefects)).toEqual([])
        }
    }
  })

  it('share no line, because no line may be heard twice in a call', () => {
    const lines = tellings.flatMap(({ reactions }) => reactions)
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  })

  it('are read from their script', () => {
    const [telling] = parseTellings('! je pleur~\nÇa déborde.\nDepuis quand ?')
    expect(telling).toMatchObject({
      reactions: ['Ça déborde.'],
      questions: ['Depuis quand ?'],
      isHard: true,
    })
    expect(telling?.pattern.test(normaliseText('hier je pleurais'))).toBe(true)
    expect(telling?.pattern.test(normaliseText('je ris'))).toBe(false)
  })
})

describe('a telling', () => {
  const react = async (text: string) =>
    (await startTestCall({ companion: { category: 'professionnel' } }).say(text)).join(' ')

  // In a call a written exchange may answer these words first, so the patterns are tested directly.
  it.each([
    ['j’ai craqué dans la voiture ce matin', 'Pleurer, ce n’est pas flancher.'],
    ['mes potes disent que je suis un canard', 'Les taquineries, on en rit'],
    ['je me suis acheté un rouge à lèvres', 'Un petit luxe'],
    ['j’ai raté mon code pour la troisième fois', 'Si près et si loin'],
    ['je crois que je vais y aller, à ce déjeuner', 'Alors c’est en route.'],
    ['elle est gentille mais elle est toujours pressée', 'Ça a l’air d’être quelqu’un'],
  ])('is matched by the pattern of its kind: %s', (text, reaction) => {
    const telling = tellings.find(({ pattern }) => pattern.test(normaliseText(text)))
    expect(telling?.reactions.some((line) => line.startsWith(reaction))).toBe(true)
  })

  it.each([
    'c’est pas très drôle',
    'mon frère est moins content',
    'ce n’était jamais un bon moment',
  ])('is not good news when it is denied: %s', (text) => {
    const telling = tellings.find(({ pattern }) => pattern.test(normaliseText(text)))
    expect(telling?.reactions.join(' ') ?? '').not.toMatch(/tient chaud|plaisir à entendre/)
  })

  it('is ironic when praise follows a mishap', () => {
    const find = (text: string) => tellings.find(({ pattern }) => pattern.test(normaliseText(text)))
    expect(find('et la chaudière qui lâche en plus, génial')?.reactions).toContain(
      'La totale, donc.',
    )
    expect(find('ma nouvelle cheffe est vraiment super')?.reactions ?? []).not.toContain(
      'La totale, donc.',
    )
  })

  it('is not found when the caller is only tired', () => {
    const text = normaliseText('je suis très fatiguée ce soir, je ne dors plus')
    expect(tellings.filter(({ pattern }) => pattern.test(text))).toEqual([])
  })

  it('gets a reaction that repeats a name from it', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async (seed) =>
        (await startTestCall({ seed }).say('elle a un furet, il s’appelle Gigot')).join(' '),
      ),
    )
    expect(answers.join(' ')).toContain('Gigot')
  })

  it('gets no question that it has already answered', async () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const call = startTestCall({ seed, companion: { category: 'professionnel' } })
      const answer = (await call.say('je vais lui parler demain, c’est décidé')).join(' ')
      expect(answer).not.toContain('prévu pour quand')
    }
  })

  it('about a death is left to the responses for serious subjects', async () => {
    expect(await react('mon père est mort hier, on s’est parlé le matin')).not.toMatch(/moments/)
  })
})

describe('the form of a statement', () => {
  const forms = parseTellings(statementForms)

  it('has questions that can be spoken with "tu" and "vous"', () => {
    for (const { reactions, questions } of forms) {
      expect(questions).not.toEqual([])
      for (const line of [...reactions, ...questions])
        for (const address of ['tu', 'vous'] as const)
          expect(findSentenceDefects(fillTemplate(line, address, {}) ?? '')).toEqual([])
    }
  })

  it.each([
    ['il a dit que mon dossier était nul', 'répondu quoi'],
    ['je sais pas, peut-être qu’elle a raison', 'qu’est-ce que ça changerait'],
    ['on devait aller en Bretagne', 'finalement'],
    ['ma fille veut faire du droit', 'en penses'],
    ['mon fils passe le permis en juin', 'Ça se prépare comment'],
    ['mes enfants ne m’appellent pas souvent', 'toujours été comme ça'],
    ['ma cheffe me coupe la parole', 'dans ces moments-là'],
    ['il faut que je range le grenier', 'pour quand'],
    ['j’ai fait une erreur dans un rapport', 'rattrapable'],
    ['elle est devenue vétérinaire', 'voyait venir'],
  ])('"%s" leads to a question that fits it', (text, question) => {
    const form = forms.find(({ pattern }) => pattern.test(normaliseText(text)))
    expect(form?.questions.join(' ')).toContain(question)
  })

  it('makes the companion ask about a statement that it knows nothing else about', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, seed) =>
        (await startTestCall({ seed }).say('ma fille veut faire du droit maritime')).join(' '),
      ),
    )
    expect(answers.filter((answer) => answer.endsWith('?')).length).toBeGreaterThanOrEqual(6)
  })

  it('does not count when the caller speaks about the companion', async () => {
    for (let seed = 0; seed < 8; seed += 1)
      expect(
        (await startTestCall({ seed }).say('je te garde une place à côté')).join(' '),
      ).not.toMatch(/C’est souvent|le vis comment|Et depuis/)
  })
})
