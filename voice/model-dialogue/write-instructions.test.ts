import { describe, expect, it } from 'vitest'
import { type Category, categories } from '../../domain/categories'
import type { DialogueContext } from '../brain/dialogue/dialogue-context'
import { testCompanion } from '../brain/testing/start-test-call'
import { categoryInstructions } from './category-instructions'
import { writeInstructions } from './write-instructions'

type Changes = {
  companion?: Partial<DialogueContext['companion']>
  isAiDisclosureDue?: boolean
  startedAt?: Date
}

const write = ({ companion, isAiDisclosureDue = false, startedAt }: Changes = {}) =>
  writeInstructions(
    {
      caller: { name: 'Inès', profileSummary: null, pastSummaries: [] },
      companion: { ...testCompanion, ...companion },
      isAiDisclosureDue,
      ...(startedAt && { startedAt }),
      seed: 7,
    },
    null,
  )

const withAddress = (address: 'tu' | 'vous') =>
  write({ companion: { persona: { ...testCompanion.persona, address } } })

describe('the instructions for a language model', () => {
  it('say who the companion is, and how it speaks', () => {
    const { name, style, description, persona } = testCompanion
    const instructions = write()
    expect(instructions).toContain(`Tu es ${name}`)
    expect(instructions).toContain(`Ta manière : ${style}. ${description}`)
    for (const line of persona.manner.turnsOfPhrase.slice(0, 4))
      expect(instructions).toContain(`« ${line} »`)
  })

  it('tell the model to address the caller with the companion’s "tu" or "vous"', () => {
    expect(withAddress('tu')).toContain('Tu tutoies la personne, du début à la fin.')
    expect(withAddress('vous')).toContain('Tu vouvoies la personne, du début à la fin.')
  })

  it('ask for speech: short sentences, without markup or emoji', () => {
    const instructions = write()
    expect(instructions).toContain('Une à trois phrases courtes')
    expect(instructions).toContain('ni markdown, ni émoji, ni didascalie')
  })

  it('require French outside lessons, and name the taught language in a lesson', () => {
    const french = 'Tu parles français, quoi qu’il arrive.'
    expect(write()).toContain(french)
    const lesson = write({ companion: { category: 'apprentissage', language: 'spanish' } })
    expect(lesson).not.toContain(french)
    expect(lesson).toContain('Tu enseignes cette langue : espagnol')
  })

  it.each(Object.keys(categories) as Category[])(
    'contain the rules of the category %s',
    (category) => {
      expect(write({ companion: { category } })).toContain(categoryInstructions[category])
    },
  )

  it('state the day and the time in Paris at which the call started, if they are known', () => {
    const instructions = write({ startedAt: new Date('2026-11-29T22:40:00Z') })
    expect(instructions).toContain('le dimanche 29 novembre 2026 à 23:40, heure de Paris')
    expect(write()).not.toContain('heure de Paris')
  })

  it('tell the model to say that it is an AI only when asked, unless the AI disclosure is due', () => {
    expect(write()).toContain('dis-le franchement si on te le demande')
    expect(write({ isAiDisclosureDue: true })).not.toContain('Inutile de le rappeler')
  })
})
