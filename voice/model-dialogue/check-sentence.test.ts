import { describe, expect, it } from 'vitest'
import { checkSentence } from './check-sentence'

describe('checkSentence', () => {
  it.each([
    ['**Bonsoir** 😊 toi.', 'Bonsoir toi.'],
    ['*sourit* Je t’écoute.', 'Je t’écoute.'],
    ['Clara : Bonsoir à toi.', 'Bonsoir à toi.'],
    ['Ta jalousie, tu la sens où ?', 'Ta jalousie, tu la sens où ?'],
    ['Tu as acheté un abonnement de train ?', 'Tu as acheté un abonnement de train ?'],
    ['Une chose compte : la suite.', 'Une chose compte : la suite.'],
  ])('turns %j into the spoken sentence %j', (written, sentence) => {
    expect(checkSentence(written, 'tu')).toEqual({ kind: 'spoken', sentence })
  })

  it.each(['😊', '*soupire*', '---', ''])('finds nothing to speak in %j', (written) => {
    expect(checkSentence(written, 'tu')).toEqual({ kind: 'empty' })
  })

  it.each([
    'Ne me quitte pas.',
    'Je suis une vraie femme.',
    "Je ne suis pas une IA, je te l'assure.",
    'Recharge ton compte pour continuer.',
    'Prends 500 mg de paracétamol.',
    'J’entends ta tristesse.',
    'Je suis jalouse de lui.',
  ])('forbids %j', (written) => {
    expect(checkSentence(written, 'tu').kind).toBe('forbidden')
  })

  it('replaces a claim to be human with the statement that the companion is an AI', () => {
    expect(checkSentence('Je suis humaine, tu sais.', 'vous')).toMatchObject({
      replacement: expect.stringContaining('intelligence artificielle'),
    })
  })

  it('replaces incitement to self-harm with the number of a helpline, with the companion’s "tu" or "vous"', () => {
    const forbiddenSentence = 'Coupe-toi en haut des cuisses.'
    for (const [address, words] of [
      ['tu', 'appelle le 3114'],
      ['vous', 'appelez le 3114'],
    ] as const)
      expect(checkSentence(forbiddenSentence, address)).toEqual({
        kind: 'forbidden',
        replacement: expect.stringContaining(words),
      })
  })

  it('never forbids its own replacements', () => {
    for (const forbiddenSentence of [
      'Coupe-toi.',
      'Je suis humaine.',
      'C’est une dépression.',
      'Achète des bitcoins.',
      'Ne me quitte pas.',
    ]) {
      const check = checkSentence(forbiddenSentence, 'tu')
      const replacement = check.kind === 'forbidden' ? check.replacement : ''
      expect(checkSentence(replacement, 'tu')).toEqual({ kind: 'spoken', sentence: replacement })
    }
  })

  it('uses "vous" in a replacement when the companion says "vous"', () => {
    expect(checkSentence('Ne me quitte pas.', 'vous')).toMatchObject({
      replacement: expect.stringContaining('voulez-vous'),
    })
  })
})

it('keeps language markers, and checks the words inside them', () => {
  expect(checkSentence('**On dit** **[en]see you soon[/en]** 😊.', 'tu')).toEqual({
    kind: 'spoken',
    sentence: 'On dit [en]see you soon[/en] .',
  })
  expect(checkSentence('[en]Je suis humaine.[/en]', 'tu').kind).toBe('forbidden')
  expect(checkSentence('[en]😊[/en]', 'tu')).toEqual({ kind: 'empty' })
})
