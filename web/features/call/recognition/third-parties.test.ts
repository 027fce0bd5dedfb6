import { expect, it } from 'vitest'
import type { ThirdParty } from './recognition-method'
import { describeReplacement, describeSharing } from './third-parties'

const noTasks = {
  host: 'a.example',
  consentKey: 'a',
  transcribes: false,
  answers: false,
  speaks: false,
}

const personalData =
  ' Ce service reçoit aussi votre prénom, le résumé de votre profil et, si vous l’avez accepté, ce qui est retenu de vos appels.'

it('says what each host receives and does', () => {
  expect(describeSharing({ ...noTasks, transcribes: true })).toBe(
    'Vos paroles sont envoyées à a.example, qui les transcrit.',
  )
  expect(describeSharing({ ...noTasks, answers: true, speaks: true })).toBe(
    `Le texte de vos paroles est envoyé à a.example, qui écrit les réponses et les prononce.${personalData}`,
  )
  expect(describeSharing({ ...noTasks, transcribes: true, answers: true, speaks: true })).toBe(
    `Vos paroles sont envoyées à a.example, qui les transcrit, écrit les réponses et les prononce.${personalData}`,
  )
})

it("says that a host that only speaks receives answers, which can repeat the caller's words", () => {
  expect(describeSharing({ ...noTasks, speaks: true })).toBe(
    'Le texte des réponses, qui peut reprendre vos mots, est envoyé à a.example, qui le prononce.',
  )
})

const describeReplacementOf = (
  refusedParties: ThirdParty[],
  ownLanguageModel: { recipient: null } | null = null,
) => {
  const isLocal = false
  return describeReplacement(refusedParties, { languageModel: ownLanguageModel }, isLocal)
}

it('says what replaces the services that a caller refuses', () => {
  expect(describeReplacementOf([{ ...noTasks, transcribes: true }])).toBe('')
  expect(describeReplacementOf([{ ...noTasks, speaks: true }])).toBe('avec une autre voix')
  expect(
    describeReplacementOf([
      { ...noTasks, answers: true },
      { ...noTasks, speaks: true },
    ]),
  ).toBe('avec des dialogues écrits d’avance et une autre voix')
  expect(describeReplacementOf([{ ...noTasks, answers: true }], { recipient: null })).toBe(
    'avec un modèle de langue de notre serveur',
  )
})
