import { expect, it } from 'vitest'
import {
  describeCallServices,
  selectPermitted,
  wireVoice,
} from '../../server/composition/voice/wire-voice'
import { createFakeCallFacts } from '../../server/features/calls/testing/fake-call-facts'
import { createRecentActivity } from '../../server/platform/monitoring/recent-activity'
import type { VoiceServices } from '../../server/voice-services'
import { createFakeTextToSpeech } from '../../voice/testing/fake-text-to-speech'
import { createVirtualClock } from '../../voice/testing/virtual-clock'
import { describeRecipients } from '../../web/features/call/recognition/describe-recognition'
import {
  listPermittedHosts,
  listRecognitionMethods,
  listThirdParties,
  selectPermittedServices as selectOnPage,
} from '../../web/features/call/recognition/recognition-method'

/**
 * The host of a service: null if the service runs on this machine, undefined if it is not configured. A host on the
 * local network is a third party.
 */
type ServiceHost = string | null | undefined

const serviceHosts: readonly ServiceHost[] = [undefined, null, 'voiced.example', '192.168.1.20']
const clock = createVirtualClock()
const { dialogue, voice } = createFakeCallFacts('1')

const createService = (host: ServiceHost) =>
  host === undefined
    ? undefined
    : { url: new URL(`http://${host ?? '127.0.0.1'}/v1`), key: undefined, model: 'm' }

async function connectServices(
  realtime: ServiceHost,
  recogniser: ServiceHost,
  languageModel: ServiceHost,
  synthesiser: ServiceHost,
) {
  const voiceService = createService(synthesiser)
  const services = {
    realtime: createService(realtime),
    speechToText: createService(recogniser),
    languageModel: createService(languageModel),
    textToSpeech: voiceService && { ...voiceService, voices: { default: 'one' } },
    ollamaUrl: undefined,
  } as VoiceServices
  return wireVoice({
    services,
    clock,
    speechModelsDirectory: null,
    embeddedSpeech: createFakeTextToSpeech(clock),
    log: { warn() {}, info() {} } as never,
    activity: createRecentActivity(),
  })
}

/** Lists every combination of given and missing consents. */
const listConsents = (keys: readonly string[]): Record<string, boolean>[] =>
  keys.reduce<Record<string, boolean>[]>(
    (combinations, key) =>
      combinations.flatMap((consents) => [consents, { ...consents, [key]: true }]),
    [{}],
  )

it("the page names exactly who receives the caller's words, for many combinations of services, hosts and consents", async () => {
  let combinationCount = 0
  for (const realtime of serviceHosts)
    for (const recogniser of serviceHosts)
      for (const languageModel of serviceHosts)
        for (const synthesiser of [undefined, 'voiced.example', 'voices.example']) {
          const providers = await connectServices(realtime, recogniser, languageModel, synthesiser)
          const services = describeCallServices({ ...providers, hosted: null })
          for (const consents of listConsents(
            listThirdParties(services).map(({ consentKey }) => consentKey),
          )) {
            combinationCount++
            const combination = JSON.stringify({
              realtime,
              recogniser,
              languageModel,
              synthesiser,
              consents,
            })
            const sharedWith = listPermittedHosts(services, consents)
            const realtimeCall = providers.startRealtime({ dialogue, voice, sharedWith })
            const usedRecogniser =
              realtimeCall?.speechToText ?? selectPermitted(providers.speechToText, sharedWith)
            const usedModel = realtimeCall
              ? providers.realtime
              : selectPermitted(providers.languageModel, sharedWith)
            const usedSynthesiser = selectPermitted(providers.textToSpeech, sharedWith)

            const [recognition] = listRecognitionMethods(services, {
              browser: { local: 'none', recipient: null },
              consents,
            })
            expect(recognition, combination).toMatchObject(
              usedRecogniser
                ? { by: 'server', recipient: usedRecogniser.recipient }
                : { by: 'nobody' },
            )
            const permittedServices = selectOnPage(services, consents)
            expect(permittedServices.languageModel?.recipient, combination).toBe(
              usedModel?.recipient,
            )
            expect(permittedServices.synthesiser?.recipient ?? null, combination).toBe(
              usedSynthesiser?.recipient ?? null,
            )
            const isLocal = false
            const statement = describeRecipients(recognition, permittedServices, isLocal)
            const hosts = [usedRecogniser, usedModel, usedSynthesiser].flatMap(
              (service) => service?.recipient ?? [],
            )
            for (const host of ['voiced.example', 'voices.example', '192.168.1.20'])
              expect(statement.includes(host), `${combination} ${statement}`).toBe(
                hosts.includes(host),
              )
            realtimeCall?.dialogue.close?.()
          }
        }
  expect(combinationCount).toBeGreaterThan(500)
})
