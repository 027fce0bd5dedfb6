import { expect, it } from 'vitest'
import type { ThirdParty } from './recognition-method'
import { describeReplacement, describeSharing } from './third-parties'

const nothing = {
  host: 'a.example',
  consentKey: 'a',
  transcribes: false,
  answers: false,
  speaks: false,
}

const knowledge =
  ' Ce service reçoit aussi votre prénom, le résumé de votre profil et, si vous l’avez accepté, ce qui est retenu de vos appels.'

it('says what each host receives and does', () => {
  expect(describeSharing({ ...nothing, transcribes: true })).toBe(
    'Vos paroles sont envoyées à a.example, qui les transcrit.',
  )
  expect(describeSharing({ ...nothing, answers: true, speaks: true })).toBe(
    `Le texte de vos paroles est envoyé à a.example, qui écrit les réponses et les prononce.${knowledge}`,
  )
  expect(describeSharing({ ...nothing, transcribes: true, answers: true, speaks: true })).toBe(
    `Vos paroles sont envoyées à a.example, qui les transcrit, écrit les réponses et les prononce.${knowledge}`,
  )
})

it('says that a host that only speaks receives answers, which can repeat the caller’s words', () => {
  expect(describeSharing({ ...nothing, speaks: true })).toBe(
    'Le texte des réponses, qui peut reprendre vos mots, est envoyé à a.example, qui le prononce.',
  )
})

const replace = (parties: ThirdParty[], languageModel: { recipient: null } | null = null) =>
  describeReplacement(parties, { languageModel }, false)

it('says what replaces the services that a caller refuses', () => {
  expect(replace([{ ...nothing, transcribes: true }])).toBe('')
  expect(replace([{ ...nothing, speaks: true }])).toBe('avec une autre voix')
  expect(
    replace([
      { ...nothing, answers: true },
      { ...nothing, speaks: true },
    ]),
  ).toBe('avec des dialogues écrits d’avance et une autre voix')
  expect(replace([{ ...nothing, answers: true }], { recipient: null })).toBe(
    'avec un modèle de langue de notre serveur',
  )
})
