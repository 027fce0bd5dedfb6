import { describe, expect, it } from 'vitest'
import { createRecognitionChoice } from './recognition-choice'
import {
  listPermittedHosts,
  listRecognitionMethods,
  listThirdParties,
  selectPermittedServices,
} from './recognition-method'
import type { RecogniserClass } from './web-speech-api'

const noServices = { recogniser: null, languageModel: null, synthesiser: null }
const chrome = { userAgentData: { brands: [{ brand: 'Google Chrome' }] } }

type Browser = {
  identity?: object
  canInstall?: boolean
} & ({ deviceAvailability?: string } | { recognition: null })

async function createChoice({ identity = chrome, canInstall = true, ...browser }: Browser) {
  const consents = new Map<string, boolean>()
  const recognition = {
    available: async () =>
      'deviceAvailability' in browser ? browser.deviceAvailability : 'unavailable',
    install: async () => canInstall,
  } as unknown as RecogniserClass
  const choice = createRecognitionChoice({
    findRecogniserClass: () => ('recognition' in browser ? null : recognition),
    identity: () => identity,
    readConsents: () => Object.fromEntries(consents),
    storeConsent: (key, isAllowed) => void consents.set(key, isAllowed),
  })
  await choice.load()
  return { choice, methods: () => listRecognitionMethods(noServices, choice.getSnapshot()) }
}

describe('the choice of a recognition method', () => {
  it('sends the voice to a third party only with consent, which can be withdrawn', async () => {
    const { choice, methods } = await createChoice({})
    expect(methods()).toEqual([{ by: 'nobody', reason: 'not-allowed' }])
    choice.setConsent('Google', true)
    expect(methods()).toEqual([{ by: 'browser', recipient: 'Google' }])
    await choice.load()
    expect(methods()).toEqual([{ by: 'browser', recipient: 'Google' }])
    choice.setConsent('Google', false)
    expect(methods()).toEqual([{ by: 'nobody', reason: 'not-allowed' }])
  })

  it('needs no consent for recognition on the device', async () => {
    const { choice, methods } = await createChoice({ deviceAvailability: 'available' })
    expect(methods()).toEqual([{ by: 'device' }])
    choice.setConsent('Google', true)
    expect(methods()).toEqual([{ by: 'device' }, { by: 'browser', recipient: 'Google' }])
  })

  it('recognises on the device once the language pack is installed, and reports a failed installation', async () => {
    const { choice, methods } = await createChoice({ deviceAvailability: 'downloadable' })
    await choice.install()
    expect(methods()).toEqual([{ by: 'device' }])

    const choiceAfterFailure = await createChoice({
      deviceAvailability: 'downloadable',
      canInstall: false,
    })
    await choiceAfterFailure.choice.install()
    expect(choiceAfterFailure.choice.getSnapshot().installation).toBe('failed')
  })

  it.each([
    [{ vendor: 'Apple Computer, Inc.' }, 'Apple'],
    [{ vendor: 'Google Inc.' }, 'l’éditeur de votre navigateur'],
    [{ userAgentData: { brands: [{ brand: 'Chromium' }] } }, 'l’éditeur de votre navigateur'],
  ])('names who receives the voice from the browser %j', async (identity, recipient) => {
    const { choice } = await createChoice({ identity })
    expect(choice.getSnapshot().browser.recipient).toBe(recipient)
  })

  it('reports that nobody recognises speech when the browser cannot', async () => {
    const { methods } = await createChoice({ recognition: null })
    expect(methods()).toEqual([{ by: 'nobody', reason: 'unsupported' }])
  })

  it('leaves recognition to the server where it has a recogniser', async () => {
    const { choice } = await createChoice({ deviceAvailability: 'available' })
    const services = { ...noServices, recogniser: { recipient: null } }
    expect(listRecognitionMethods(services, choice.getSnapshot())).toEqual([
      { by: 'server', recipient: null },
    ])
  })

  it("permits each third party that the server uses only with the caller's consent", async () => {
    const { choice } = await createChoice({})
    const apiHost = { recipient: 'api.example' }
    const voiceHost = { recipient: 'voice.example' }
    const services = { recogniser: apiHost, languageModel: apiHost, synthesiser: voiceHost }
    const apiConsentKey = 'api.example transcribes answers'
    const voiceConsentKey = 'voice.example speaks'
    expect(listThirdParties(services)).toEqual([
      {
        host: 'api.example',
        consentKey: apiConsentKey,
        transcribes: true,
        answers: true,
        speaks: false,
      },
      {
        host: 'voice.example',
        consentKey: voiceConsentKey,
        transcribes: false,
        answers: false,
        speaks: true,
      },
    ])
    const selectPermitted = () => selectPermittedServices(services, choice.getSnapshot().consents)
    expect(selectPermitted()).toEqual({ realtime: null, ...noServices })
    expect(listRecognitionMethods(services, choice.getSnapshot())).toEqual([
      { by: 'nobody', reason: 'not-allowed' },
    ])
    choice.setConsent(apiConsentKey, true)
    expect(selectPermitted()).toEqual({ realtime: null, ...services, synthesiser: null })
    choice.setConsent(voiceConsentKey, true)
    expect(selectPermitted()).toEqual({ realtime: null, ...services })
    expect(listRecognitionMethods(services, choice.getSnapshot())).toEqual([
      { by: 'server', recipient: 'api.example' },
    ])
  })

  it('falls back to the browser when the caller refuses the recogniser of the server', async () => {
    const { choice } = await createChoice({})
    const services = { ...noServices, recogniser: { recipient: 'api.example' } }
    const consentKey = 'api.example transcribes'
    choice.setConsent('Google', true)
    choice.setConsent(consentKey, true)
    expect(listRecognitionMethods(services, choice.getSnapshot())).toEqual([
      { by: 'server', recipient: 'api.example' },
    ])
    choice.setConsent(consentKey, false)
    expect(listRecognitionMethods(services, choice.getSnapshot())).toEqual([
      { by: 'browser', recipient: 'Google' },
    ])
  })

  it('does not permit a host that was given a further task after the caller consented', async () => {
    const { choice } = await createChoice({})
    const apiHost = { recipient: 'api.example' }
    const servicesBefore = { ...noServices, recogniser: apiHost }
    const [party] = listThirdParties(servicesBefore)
    choice.setConsent(party?.consentKey ?? '', true)
    const { consents } = choice.getSnapshot()
    expect(listPermittedHosts(servicesBefore, consents)).toEqual(['api.example'])
    expect(listPermittedHosts({ ...servicesBefore, languageModel: apiHost }, consents)).toEqual([])
  })

  it('falls back to our own server when the caller refuses a realtime model', async () => {
    const { choice } = await createChoice({})
    const services = {
      ...noServices,
      realtime: { recipient: 'voiced.example' },
      recogniser: { recipient: null },
    }
    expect(listRecognitionMethods(services, choice.getSnapshot())).toEqual([
      { by: 'server', recipient: null },
    ])
    const [party] = listThirdParties(services)
    choice.setConsent(party?.consentKey ?? '', true)
    expect(listRecognitionMethods(services, choice.getSnapshot())).toEqual([
      { by: 'server', recipient: 'voiced.example' },
    ])
  })
})
