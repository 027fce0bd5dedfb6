import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

const generic = /une chose qui compte|quelque chose d’important/
const preparedSentence = /^(?:Je dirais|Par exemple|Une phrase prête à dire) : « .+ »$/

describe('a request to prepare a sentence', () => {
  it.each([
    ['aide-moi à préparer une phrase pour annoncer ma démission', /vous.*départ/],
    ['aide-moi à écrire un sms pour annuler samedi', /annuler pour samedi/],
    ['une phrase pour l’anniversaire de ma grand-mère', /anniversaire ! Je te/],
    ['trouve-moi une phrase pour rompre', /notre histoire/],
    ['une phrase pour présenter mes condoléances à un collègue', /de tout cœur avec toi/],
    ['aide-moi à écrire un mail pour une facture impayée', /facture.*pouvez-vous/],
    ['une phrase pour demander un délai pour le loyer', /délai/],
    ['un mot pour dire à ma voisine que sa musique est trop forte', /pourriez-vous baisser/],
    ['prépare-moi une phrase pour demander une augmentation', /salaire/],
    ['une phrase pour m’excuser auprès de ma sœur', /pardon/],
    ['un message pour remercier mon voisin', /Merci.*vous/],
    ['aide-moi à refuser une invitation à un mariage', /ne pourrai pas venir/],
    ['une phrase pour prendre rendez-vous chez le dentiste', /prendre rendez-vous/],
    ['comment je l’annonce à ma femme ? j’ai perdu mon boulot', /j’ai perdu mon travail/],
    ['aide-moi à demander à mon frère de garder le chat', /te demander de garder le chat/],
    ['aide-moi à dire à mon fils que je vends la maison', /je vends la maison/],
  ])('gets a sentence for the purpose that it names: "%s"', async (request, expected) => {
    const reply = (await startTestCall().say(request)).join(' ')
    expect(reply).toMatch(expected)
    expect(reply).not.toMatch(generic)
  })

  it('gets a firmer sentence, a shorter one, another one, and the first one again', async () => {
    const call = startTestCall()
    const first = await call.say('une phrase pour demander une augmentation')
    expect((await call.say('plus ferme')).join(' ')).toContain('je demande une augmentation')
    expect((await call.say('plus court')).join(' ')).toContain('à la hauteur de ce que je fais')
    expect((await call.say('une autre')).join(' ')).toMatch(/« .+ »/)
    const quotation = /« .+ »/.exec(first.join(' '))?.[0] ?? '?'
    expect((await call.say('c’était quoi la première phrase ?')).join(' ')).toContain(quotation)
  })

  it('without a purpose is answered with a question about it, and then with the sentence', async () => {
    const call = startTestCall()
    expect((await call.say('aide-moi à préparer une phrase')).join(' ')).toContain('pour dire quoi')
    const reply = await call.say('à mon frère, pour lui demander de garder le chat')
    expect(reply.join(' ')).toContain('te demander de garder le chat')
  })

  it.each([
    'tu as mangé quoi ce midi ?',
    'j’ai mal au dos ce soir',
    'il pleut encore chez moi',
    'mon fils a eu son bac',
    'raconte-moi une histoire plutôt',
    'un peu fatigué',
    'non merci',
    'bof',
    'bonne nuit, je te laisse',
    'finalement je voudrais parler de ma fille',
    'je ne sais pas encore',
  ])('is not completed by words about something else: %s', async (text) => {
    const call = startTestCall()
    await call.say('aide-moi à préparer une phrase')
    const reply = await call.say(text)
    expect(reply.filter((sentence) => preparedSentence.test(sentence))).toEqual([])
  })

  it.each([
    ['à ma sœur, que je viendrai pas à noël', 'je ne viendrai pas à noël'],
    ['je viendrai pas dimanche', 'je ne viendrai pas dimanche'],
    ['c’est pour mon chef, je serai absent jeudi', 'indisponible jeudi'],
    ['bon anniversaire', 'Joyeux anniversaire'],
    ['félicitations', 'félicitations'],
    ['j’arrive en retard', 'j’arrive en retard'],
    ['je suis malade aujourd’hui', 'je suis malade'],
    ['on se voit dimanche', 'on se voit dimanche'],
    ['la réunion est décalée', 'la réunion est décalée'],
    ['c’est fini entre nous', 'notre histoire'],
    ['c’est fermé demain', 'c’est fermé demain'],
  ])(
    'is completed by words that say whom the sentence is for or what it should say: %s',
    async (text, expected) => {
      const call = startTestCall()
      await call.say('aide-moi à préparer une phrase')
      expect((await call.say(text)).join(' ')).toContain(expected)
    },
  )
})
