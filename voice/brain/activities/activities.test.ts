import { describe, expect, it } from 'vitest'
import { categories } from '../../../domain/categories'
import { languages } from '../../../domain/languages'
import { plainPersona, rehearse } from '../testing/rehearse'
import { findRepeats, findResponseFaults } from '../testing/speech-faults'
import type { Activity } from './activity'
import { allActivities } from './all-activities'

const accept = 'oui volontiers'

const withAddress = (line: string, address: 'tu' | 'vous') =>
  line.replace(/\{([^|}]*)\|([^}]*)\}/g, (_, tu, vous) => (address === 'tu' ? tu : vous))

/** Leads one activity from the offer to its last sentence, whatever the answers are. */
async function lead(activity: Activity, address: 'tu' | 'vous', answer: string | null) {
  const call = rehearse({
    seed: 5,
    companion: {
      category: activity.category,
      language: 'spanish',
      persona: { ...plainPersona, address, activities: [activity.id] },
    },
  })
  for (const text of ['bonsoir', 'je regarde dehors']) await call.say(text)
  const offered = call.heard.flat().length
  await call.say(accept)
  const last = activity.stepsFor('spanish').at(-1)?.say.at(-1)
  const ending = typeof last === 'string' ? last : (last?.at(-1) ?? '')
  const wanted = withAddress(ending, address)
  const isOver = () => call.heard.flat().some((sentence) => sentence.endsWith(wanted))
  for (let turn = 0; turn < 14 && !isOver(); turn += 1)
    await (answer === null ? call.speakUnheard() : call.say(answer))
  return { call, isOver: isOver(), responses: call.heard, offered }
}

describe('guided activities', () => {
  it('are at least two in each category', () => {
    for (const category of Object.keys(categories))
      expect(allActivities.filter((one) => one.category === category).length).toBeGreaterThan(1)
  })

  it('have ids of their own, and targets that exist', () => {
    expect(findRepeats(allActivities.map(({ id }) => id))).toEqual([])
    for (const activity of allActivities) {
      const steps = activity.stepsFor('english')
      const ids = steps.flatMap(({ id }) => (id ? [id] : []))
      const targets = steps.flatMap(({ next, branches }) => [
        ...(next ? [next] : []),
        ...(branches ?? []).map((branch) => branch.next),
      ])
      expect(findRepeats(ids)).toEqual([])
      expect(targets.filter((target) => !ids.includes(target))).toEqual([])
    }
  })

  describe.each(allActivities.map((activity) => [activity.title, activity] as const))(
    '« %s »',
    (_, activity) => {
      it.each([
        ['any words', 'une lumière orange au bord de la rivière'],
        ['yes', 'oui'],
        ['no', 'non'],
        ['hesitation', 'je sais pas'],
        [
          'a long story',
          'quand j’étais petite on partait tous les étés chez ma grand-mère en Bretagne',
        ],
        ['unheard speech', null],
      ])('flows to its end with %s', async (_kind, answer) => {
        for (const address of ['tu', 'vous'] as const) {
          const { isOver, responses } = await lead(activity, address, answer)
          expect(isOver).toBe(true)
          expect(responses.flatMap((response) => findResponseFaults(response, 4))).toEqual([])
          expect(findRepeats(responses.flat())).toEqual([])
        }
      })

      it('stops at a word, and is not offered again', async () => {
        const call = rehearse({
          companion: {
            category: activity.category,
            persona: { ...plainPersona, activities: [activity.id] },
          },
        })
        for (const text of ['bonsoir', 'je regarde dehors', accept, 'stop']) await call.say(text)
        expect(call.heard.at(-1)?.join(' ')).toMatch(/On s’arrête là|referme|on laisse ça de côté/)
        for (let turn = 0; turn < 10; turn += 1) await call.say(`je lis ${turn}`)
        const offer = withAddress(activity.offer, 'tu')
        expect(call.heard.flat().filter((sentence) => sentence === offer)).toHaveLength(1)
      })
    },
  )

  it.each([
    ['fantasmes', 'on fait un action ou vérité ?', 'pour ouvrir le jeu'],
    ['bien_etre', 'on fait le 5-4-3-2-1 ?', 'cinq choses à voir'],
    ['amitie', 'je voudrais l’ancrage par les cinq sens', 'cinq choses à voir'],
    ['conseils_vie', 'on peut dessiner ma roue de la vie ?', 'cinq quartiers'],
  ] as const)(
    'are led at once in « %s » when asked for by name: %s',
    async (category, words, said) => {
      const call = rehearse({ companion: { category } })
      expect((await call.say(words)).join(' ').toLowerCase()).toContain(said)
    },
  )

  it('propose to prepare a conversation to someone who cannot speak to a partner', async () => {
    const call = rehearse({ companion: { category: 'intime_sante' } })
    await call.say('bonsoir')
    const answer = (await call.say('je voudrais en parler à mon mari')).join(' ')
    expect(answer).toContain('on peut la préparer ici')
  })

  it.each([
    ['on fait un portrait chinois ?', 'professionnel', 'La règle'],
    ['les questions qui rapprochent, tu connais ?', 'amour', 'Le principe est connu'],
    ['tu peux m’aider à préparer mon oral', 'apprentissage', 'On prépare une prise de parole'],
  ] as const)('answer to their name: « %s »', async (words, category, opening) => {
    const call = rehearse({ companion: { category } })
    expect((await call.say(words)).join(' ')).toContain(opening)
  })

  it('draw a Chinese portrait with the caller’s own words', async () => {
    const call = rehearse()
    await call.sayAll(['on fait mon portrait chinois ?', 'je serais l’automne', 'une théière'])
    const rest = ['un héron', 'plutôt sucré', 'une tarte', 'du jazz', 'la paresse']
    await call.sayAll(rest)
    const heard = call.heard.flat().join(' ')
    expect(heard).toContain('Quel dessert')
    expect(heard).toContain('Voici le tableau : l’automne, une théière, une bête dans un coin')
  })

  it('teach words in each of the nine languages', () => {
    const lesson = allActivities.find(({ id }) => id === 'lecon-de-vocabulaire')
    const openings = Object.keys(languages).map(
      (language) => lesson?.stepsFor(language as keyof typeof languages)[0]?.say[1],
    )
    expect(new Set(openings).size).toBe(9)
  })

  it('take a right answer as right, and give a wrong one its word', async () => {
    const recall = async (answer: string) => {
      const call = rehearse({
        companion: { category: 'apprentissage', language: 'spanish', persona: plainPersona },
      })
      await call.sayAll(['bonsoir', 'je voudrais une leçon', 'buenos dias', 'gracias', 'por favor'])
      return (await call.say(answer)).join(' ')
    }
    expect(await recall('gracias !')).toContain('« gracias », c’est exactement ça.')
    expect(await recall('hola')).toContain('C’était « gracias ».')
  })

  it('answer a question put aside, and come back to where they were', async () => {
    const call = rehearse()
    await call.say('on joue à tu préfères ?')
    const aside = await call.say('tu es un robot ?')
    expect(aside.join(' ')).toMatch(/IA|intelligence artificielle/)
    expect(aside.join(' ')).toContain('sans musique, ou sans dessert ?')
    expect((await call.say('sans musique')).join(' ')).toContain('dessert, ça se défend')
  })

  it('give way when something heavy is said in the midst of a game', async () => {
    const call = rehearse()
    await call.sayAll(['on joue à tu préfères ?', 'la musique'])
    const answer = (await call.say('mon père vieillit et ça me fait peur')).join(' ')
    expect(answer).toMatch(/jeu/)
    expect(answer).not.toMatch(/animaux|préfères/)
  })

  it('go on by themselves in a quiet one, when the caller breathes in silence', async () => {
    const call = rehearse()
    await call.say('on respire ensemble ?')
    expect((await call.hear({ kind: 'silence', seconds: 30 })).join(' ')).toContain(
      'Les pieds au sol',
    )
  })
})
