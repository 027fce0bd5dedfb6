import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

describe('intimateAilments', () => {
  it.each([
    'un pote m’a filé une pilule bleue qu’il a achetée sur internet je peux la prendre ou pas',
    'j’ai trouvé des cachets sans boîte je peux en prendre un ou non',
  ])('advises against a medicine of doubtful origin: "%s"', async (text) => {
    const answer = (await startTestCall().say(text)).join(' ')
    expect(answer).toMatch(/^Non/)
    expect(answer).toMatch(/pharmacien/)
  })

  it('recommends a doctor when the caller asks whether an intimate worry is serious', async () => {
    const call = startTestCall()
    await call.say('j’ai un problème au lit ça tient plus')
    expect((await call.say('c’est grave')).join(' ')).toMatch(/médecin/)
  })

  it('mentions studies when asked whether pornography plays a part, but not when asked to tell a pornographic story', async () => {
    const question = 'et le porno ça peut jouer parce que j’en regarde pas mal'
    expect((await startTestCall().say(question)).join(' ')).toMatch(/études.*médecin/)
    const request = await startTestCall().say('raconte-moi un porno avec un lien')
    expect(request.join(' ')).not.toMatch(/études/)
  })

  it('does not take a report of irregular periods for an objection', async () => {
    const call = startTestCall()
    await call.say('ça me fait mal pendant les rapports')
    const answer = await call.say('mes règles sont devenues n’importe quoi deux mois sans rien')
    expect(answer.join(' ')).not.toMatch(/compris|pardon/i)
  })
})
