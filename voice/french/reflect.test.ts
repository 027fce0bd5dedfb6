import { describe, expect, it } from 'vitest'
import { quoteAnswer } from '../brain/activities/quote-answer'
import { analyseUtterance } from '../brain/understanding/analyse-utterance'
import { reflect } from './reflect'

describe('reflect', () => {
  it.each([
    [
      'Je suis fatiguée en ce moment',
      'tu es fatiguée en ce moment',
      'vous êtes fatiguée en ce moment',
    ],
    ['j’ai peur de le perdre', 'tu as peur de le perdre', 'vous avez peur de le perdre'],
    ['je me sens seul', 'tu te sens seul', 'vous vous sentez seul'],
    ['je m’en remets pas', 'tu ne t’en remets pas', 'vous ne vous en remettez pas'],
    ['je m’y fais doucement', 'tu t’y fais doucement', 'vous vous y faites doucement'],
    [
      'ils ont peur que je déménage trop loin',
      'ils ont peur que tu déménages trop loin',
      'ils ont peur que vous déménagiez trop loin',
    ],
    ['je m’ennuie le dimanche', 'tu t’ennuies le dimanche', 'vous vous ennuyez le dimanche'],
    ['je ne dors pas bien', 'tu ne dors pas bien', 'vous ne dormez pas bien'],
    ['je n’arrive pas à dormir', 'tu n’arrives pas à dormir', 'vous n’arrivez pas à dormir'],
    ['je n’ai pas mangé', 'tu n’as pas mangé', 'vous n’avez pas mangé'],
    ['ma mère me manque', 'ta mère te manque', 'votre mère vous manque'],
    ['il m’a quittée hier', 'il t’a quittée hier', 'il vous a quittée hier'],
    ['je travaillais à Lyon', 'tu travaillais à Lyon', 'vous travailliez à Lyon'],
    ['je partirai en mai', 'tu partiras en mai', 'vous partirez en mai'],
    [
      'je voudrais changer de métier',
      'tu voudrais changer de métier',
      'vous voudriez changer de métier',
    ],
    ['je l’aime encore beaucoup', 'tu l’aimes encore beaucoup', 'vous l’aimez encore beaucoup'],
    ['ça me fait peur', 'ça te fait peur', 'ça vous fait peur'],
    ['ma mère m’a appelé allez', 'ta mère t’a appelé', 'votre mère vous a appelé'],
    ['je me lève demain allez vite', 'tu te lèves demain', 'vous vous levez demain'],
    ['je crois que je suis amoureuse', 'tu es amoureuse', 'vous êtes amoureuse'],
  ])('rephrases "%s"', (text, tu, vous) => {
    expect(reflect(text, 'tu')).toBe(tu)
    expect(reflect(text, 'vous')).toBe(vous)
  })

  it.each([
    'tu me plais',
    'qu’est-ce que je dois faire ?',
    'on s’est disputés hier',
    "j'm'ennuie vraiment",
    'bof',
    '',
  ])('returns null for "%s"', (text) => {
    expect(reflect(text, 'tu')).toBeNull()
    expect(reflect(text, 'vous')).toBeNull()
  })
})

describe('quoteAnswer', () => {
  it.each([
    ['Une paire de chaussettes !', 'une paire de chaussettes'],
    ['euh, ben Paris', 'Paris'],
    ['mon frère', null],
    ['je crois que oui', null],
    ['et toi ?', null],
    ['une très longue réponse qui ne tiendrait jamais dans une seule phrase dite', null],
  ])('quotes "%s" as %s', (text, quoted) => {
    expect(quoteAnswer(analyseUtterance(text, 'tu'))).toBe(quoted)
  })
})
