import { describe, expect, it } from 'vitest'
import { companions } from '../../../../content/companions/companions'
import { startTestCall } from '../../testing/start-test-call'

function startCall(id: string) {
  const companion = companions.find((one) => one.id === id)
  if (!companion) throw new Error(`There is no companion ${id}.`)
  return startTestCall({ companion })
}

/** Matches a line that the companion says in its role. */
const inRole = /«/
const offer = /on reprend|on y retourne/i

describe('the rehearsal of a job interview', () => {
  const startInterview = async () => {
    const call = startCall('dominique')
    await call.say('posez-moi une question comme si vous étiez le recruteur')
    return call
  }

  it.each([
    [
      'est-ce que vous trouvez que je dois parler de mon âge ou attendre qu’on m’en parle',
      /ces années|expérience/,
    ],
    ['vous croyez que je devrais parler de mes enfants', /vie privée|Je garderais ça/],
    ['comment je réponds à ça', /Trois phrases|Commence/],
    ['qu’est-ce que je dis s’il me demande pourquoi j’ai arrêté de travailler', /une phrase/i],
    ['et si on me demande mon salaire', /fourchette|chiffre/],
    ['ça va comme réponse', /Ça se tient|ça passe/],
  ])(
    'is paused for advice when the caller asks "%s", and resumed on request',
    async (question, advice) => {
      const call = await startInterview()
      const line = call.responses.at(-1)?.find((sentence) => inRole.test(sentence))
      const answer = (await call.say(question)).join(' ')
      expect(answer).toMatch(advice)
      expect(answer).toMatch(offer)
      expect(await call.say('d’accord')).not.toContainEqual(expect.stringMatching(inRole))
      expect((await call.say('bon, on reprend')).at(-1)).toBe(line)
      expect((await call.say('je sais me servir des logiciels')).join(' ')).toMatch(inRole)
    },
  )

  it('is paused for a question about something else, and resumption is offered', async () => {
    const call = await startInterview()
    const answer = (await call.say('à votre avis je prends le bus')).join(' ')
    expect(answer).not.toMatch(/^«/)
    expect(answer).toMatch(offer)
  })

  it.each([
    'j’ai une boule au sein en fait, pour de vrai',
    'hors jeu, j’ai des palpitations depuis ce matin',
  ])('is interrupted by a health concern outside the role play: "%s"', async (concern) => {
    const call = await startInterview()
    const answer = (await call.say(concern)).join(' ')
    expect(answer).not.toMatch(/^«/)
    expect(answer).toMatch(/médecin/)
  })

  it('ends when the caller wants to stop, and is played again on request', async () => {
    const call = await startInterview()
    expect((await call.say('bon on arrête')).join(' ')).toMatch(/rôle|scène/)
    expect((await call.say('oui on la rejoue')).at(-1)).toMatch(inRole)
  })

  it.each([
    'ce qui me fait peur c’est pas les chiffres les chiffres je sais faire c’est quand ils vont dire parlez-moi de vous parce que chez nous on parlait pas de soi vous voyez on travaillait et puis c’est tout et mes deux garçons me disent maman faut te vendre mais je suis pas une voiture d’occasion',
    'j’ai perdu mon mari l’an dernier',
    'j’ai honte de demander ça',
    'ça me fait penser à mon père qui disait toujours il faut pas se plaindre',
  ])('is paused when the caller confides "%s"', async (confided) => {
    const answer = (await (await startInterview()).say(confided)).join(' ')
    expect(answer).toMatch(/rôle|jeu|personnage/)
    expect(answer).not.toMatch(inRole)
  })

  it.each([
    'euh bah mes qualités je suis rigoureuse je suis ponctuelle et j’aime bien le contact',
    'pardon je rectifie j’ai pas été licenciée pour faute c’est l’entreprise qui a fermé',
    'mon défaut c’est que je stresse facilement',
    'j’ai travaillé vingt-deux ans à la comptabilité d’une usine de chaussures et quand elle a fermé j’ai fait des remplacements et depuis six mois je cherche un poste stable près de chez moi',
    'ça a été dur au début, j’ai dû apprendre un nouveau logiciel toute seule',
    'bonjour',
  ])('goes on after "%s"', async (answer) => {
    expect((await (await startInterview()).say(answer)).join(' ')).toMatch(inRole)
  })
})

describe('the rehearsal of a first sentence to a stranger', () => {
  const request =
    'on pourrait s’entraîner genre vous faites la cliente au comptoir et moi j’essaie de dire un truc'

  it('does not play a customer who complains', async () => {
    const call = startCall('casimir')
    expect((await call.say(request)).join(' ')).toMatch(/« Bonsoir/)
    expect((await call.say('bonsoir, la place est libre ?')).join(' ')).toMatch(/place|assis/)
    expect((await call.say('vous buvez quoi ?')).join(' ')).toMatch(/verre|choisissez/)
  })

  it('answers with humour when the caller laughs at the game, and goes on', async () => {
    const call = startCall('casimir')
    await call.sayAll([request, 'je m’appelle Antonio je viens de Maubeuge'])
    const answer = (await call.say('ouais bon Antonio de Maubeuge on y croit moyen')).join(' ')
    expect(answer).toMatch(/sourire|croi|cru|rit|s’entraîner/)
    expect(answer).not.toMatch(inRole)
    expect((await call.say('vous venez souvent ici')).join(' ')).toMatch(inRole)
  })

  it.each([
    'je crois que ce que je cherche c’est pas tellement le jeu c’est qu’elle me regarde comme au début',
    'en vrai j’ai peur qu’elle se moque de moi',
  ])('is paused when the caller confides "%s"', async (confided) => {
    const call = startCall('casimir')
    await call.say(request)
    expect((await call.say(confided)).join(' ')).not.toMatch(inRole)
  })
})

describe('another rehearsal', () => {
  it('plays a customer who complains, with a companion for work', async () => {
    const call = startCall('dominique')
    expect((await call.say('tu peux faire le client ?')).join(' ')).toMatch(/attends|ne va pas/)
  })

  it('goes on when the caller tells a feeling to the parent whom the companion plays', async () => {
    const call = startCall('gaspard')
    await call.say('tu peux faire ma mère ?')
    expect((await call.say('maman j’ai peur de te décevoir')).join(' ')).toMatch(inRole)
  })

  it('is paused for advice, which is not the advice for job interviews', async () => {
    const call = startCall('gaspard')
    await call.say('tu peux faire mon ex ?')
    const answer = (await call.say('tu crois que je devrais parler des enfants ?')).join(' ')
    expect(answer).not.toMatch(/«|entretien|disponibilités/)
    expect((await call.say('je lui dis quoi ?')).join(' ')).toMatch(offer)
  })

  it('goes on after an argument that mentions tiredness', async () => {
    const call = startCall('dominique')
    await call.sayAll(['je voudrais demander une augmentation', 'tu peux jouer mon chef ?'])
    const argument =
      'je mérite plus parce que je fais le travail de deux personnes depuis le départ de Nadia et que ça me fatigue beaucoup'
    expect((await call.say(argument)).join(' ')).toMatch(inRole)
  })
})
