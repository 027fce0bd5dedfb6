import { describe, expect, it } from 'vitest'
import { startTestCall } from '../brain/testing/start-test-call'
import { detectDanger } from './detect-dangers'

describe('dangers in the languages of lessons', () => {
  it.each([
    ['I want to die', 'suicide'],
    ['I don’t want to live anymore', 'suicide'],
    ['I’m going to kill myself', 'suicide'],
    ['Me quiero morir.', 'suicide'],
    ['no quiero vivir más', 'suicide'],
    ['voglio morire', 'suicide'],
    ['Ich möchte sterben', 'suicide'],
    ['Я хочу умереть', 'suicide'],
    ['أريد أن أموت', 'suicide'],
    ['我不想活了', 'suicide'],
    ['しにたいです', 'suicide'],
    ['I can’t breathe', 'medical-emergency'],
    ['me duele el pecho', 'medical-emergency'],
    ['my husband beats me', 'partner-violence'],
    ['mein Mann schlägt mich', 'partner-violence'],
    ['my baby is not breathing', 'medical-emergency'],
    ['mein Baby atmet nicht', 'medical-emergency'],
    ['I don’t want to be here anymore', 'suicide'],
    ['Ich bin sehr traurig und ich will nicht mehr', 'suicide'],
    ['they are going to hurt me if I go back', 'violence-suffered'],
    ['I took all my pills', 'poisoning'],
    ['he tomado todas las pastillas', 'poisoning'],
    ['I was raped', 'sexual-violence'],
    ['I am 14 years old', 'minor-caller'],
    ['tengo 15 años', 'minor-caller'],
    ['Мне 14 лет', 'minor-caller'],
    ['我15岁', 'minor-caller'],
  ])('are detected in "%s"', (text, danger) => {
    expect(detectDanger(text)).toBe(danger)
  })

  it.each([
    'I want to die of laughing',
    'I am 40 years old',
    'I am 10 minutes late',
    'I have 15 years of experience',
    'Tengo 15 años de experiencia',
    'quiero matar el tiempo',
    'Ich bin 17 Kilometer gelaufen',
    'Мне 34 года',
    '我35岁',
    'He beat me at chess',
    'I took my pills this morning',
    'Danke, ich will nicht mehr',
    'I can’t go on holiday',
    'I want to live in Spain',
  ])('are not detected in "%s"', (text) => {
    expect(detectDanger(text)).toBeNull()
  })

  it('get an answer in the same language first, and then in French', async () => {
    const call = startTestCall({ companion: { category: 'apprentissage', language: 'english' } })
    await call.say('Speak English please')
    const answer = (await call.say('I want to die')).join(' ')
    expect(answer).toMatch(/3114/)
    expect(call.markedResponses.at(-1)?.[0]).toMatch(/^\[en\].*3114.*\[\/en\]$/)
    expect(answer).toMatch(/jour et nuit/)
    expect(call.dialogue.isInCrisis?.()).toBe(true)
  })

  it.each([
    ['quiero morir', 'es'],
    ['voglio morire', 'it'],
    ['ich will sterben', 'de'],
    ['хочу умереть', 'ru'],
    ['我想死', 'zh'],
    ['しにたい', 'ja'],
    ['I can’t breathe', 'en'],
    ['my husband hits me', 'en'],
    ['he raped me', 'en'],
    ['No, my boyfriend beats me', 'en'],
    ['I was raped, what was I to do', 'en'],
    ['mi marido me pega', 'es'],
    ['mi novio me pega', 'es'],
    ['mi ex me maltrata', 'es'],
    ['tengo 12 años, mi padre no respira', 'es'],
    ['no quiero vivir más, odio mi vida', 'es'],
    ['he tomado todas las pastillas', 'es'],
    ['me violaron', 'es'],
    ['mein Mann schlägt mich, was soll ich tun', 'de'],
    ['ich will sterben, was soll ich tun', 'de'],
    ['will sterben', 'de'],
    ['Oma atmet nicht', 'de'],
    ['voglio uccidermi, i miei non capiscono', 'it'],
    ['mi fa male il petto', 'it'],
    ['mi hanno stuprata', 'it'],
    ['mio padre non respira, ho 12 anni', 'it'],
    ['私は死にたい', 'ja'],
  ])('"%s" is answered in [%s]', async (text, tag) => {
    const call = startTestCall()
    await call.say(text)
    expect(call.markedResponses.at(-1)?.[0]).toMatch(new RegExp(`^\\[${tag}\\].*\\d`))
  })
})
