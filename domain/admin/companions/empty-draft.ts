import { defaultCategory } from '../../categories'
import { defaultLanguage } from '../../languages'
import { defaultVoiceGender } from '../../voice-genders'
import { type CompanionDraft, defaultPortraitHue } from './companion-draft'
import { createStarterSpeech } from './starter-speech'

/** Creates the draft with which the form for a new companion starts. */
export const createEmptyDraft = (): CompanionDraft => ({
  id: '',
  name: '',
  style: '',
  imageUrl: '',
  category: defaultCategory,
  tags: [],
  voiceGender: defaultVoiceGender,
  language: defaultLanguage,
  country: '',
  flag: '',
  portraitHue: defaultPortraitHue,
  description: '',
  isPublished: false,
  engine: 'amivoix',
  assistantId: '',
  speech: createStarterSpeech(defaultVoiceGender, 'tu'),
})
