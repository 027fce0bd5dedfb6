import { expect, test } from 'vitest'
import { readConfig } from './config'
import { describeStart } from './describe-start'

const localSpeech = {
  listVoices: () => ['vits-piper-fr_FR-siwis-medium'],
  speechToText: { name: 'zipformer-fr' },
}

test('prints the names of the voices and the recogniser of this machine', () => {
  const text = describeStart(readConfig({}), { languageModel: null, localSpeech })
  expect(text).toContain('voix : vits-piper-fr_FR-siwis-medium, sur cette machine')
  expect(text).toContain('reconnaissance : zipformer-fr, sur cette machine')
})

test('prints the configured services instead of the installed voices and recogniser', () => {
  const config = readConfig({
    TTS_URL: 'https://speech.example/v1',
    TTS_MODEL: 'loud',
    TTS_VOICES: '{"default":"one"}',
    STT_URL: 'https://stt.example/v1',
    STT_MODEL: 'sharp',
  })
  const text = describeStart(config, { languageModel: null, localSpeech })
  expect(text).toContain('voix : loud, chez speech.example')
  expect(text).toContain('reconnaissance : sharp, chez stt.example')
  expect(text).not.toContain('sur cette machine')
})

test('mentions the embedded voice when no other voice is installed', () => {
  const text = describeStart(readConfig({}), { languageModel: null, localSpeech: null })
  expect(text).toContain('voix : synthèse embarquée, sans clé')
})

test('prints the name of a language model that was found on this machine', () => {
  const languageModel = { name: 'mistral:latest', recipient: null, async *respond() {} }
  const text = describeStart(readConfig({}), { languageModel, localSpeech: null })
  expect(text).toContain('compagnons : modèle de langage mistral:latest, sur cette machine')
})
