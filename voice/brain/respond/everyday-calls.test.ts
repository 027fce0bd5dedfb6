import { describe, expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

/** Says the texts one after the other, and returns the last response as one text. */
async function answerTo(...texts: readonly string[]) {
  const call = startTestCall()
  await call.sayAll(texts)
  return call.responses.at(-1)?.join(' ') ?? ''
}

describe('words that only look like thanks, a goodbye or another intent', () => {
  it.each([
    ['même pas un merci', /plaisir|de rien|avec joie|tant mieux/i],
    ['je vais pas réussir à dormir je le sens', /bonne nuit|au revoir|à bientôt|salut/i],
    ['je crois que c’est sa façon de dire je t’aime', /je suis une IA/],
    ['nan mais je plaisante je sais que t’es une ia', /je suis une IA/],
    ['je lui ai pas répondu', /redis-moi|pardon/],
    ['trente-quatre ans sans un accident', /accident/],
    ['je m’ennuie un peu, pour dire les choses', /«/],
  ])('are not misunderstood: "%s"', async (text, answerIfMisunderstood) => {
    expect(await answerTo('coucou', 'je rentre du travail', text)).not.toMatch(
      answerIfMisunderstood,
    )
  })
})

describe('the companion', () => {
  it('tells a second story when the caller asks for another one', async () => {
    const call = startTestCall()
    const first = await call.say('raconte-moi une histoire')
    const second = await call.say('oh c’est charmant, une autre ?')
    expect(second.length).toBeGreaterThan(1)
    expect(second).not.toEqual(first)
  })

  it('recalls what the caller said first after the greeting', async () => {
    expect(
      await answerTo('bonsoir', 'est-ce que tu rêves', 'répète ce que j’ai dit en premier'),
    ).toContain('est-ce que tu rêves')
  })

  it('reassures a caller who asks whether a decision was right', async () => {
    expect(
      await answerTo('une dame m’a tenu la main', 'tu crois que j’ai bien fait de rester'),
    ).toMatch(/oui/i)
  })

  it('explains how to do something that the caller does not know how to do', async () => {
    expect(await answerTo('je sais pas faire cuire du riz', 'vas-y explique')).toContain('riz')
  })

  it('admits that it cannot explain a word, instead of giving an opinion on it', async () => {
    expect(await answerTo('Vous savez ce que c’est, vous, le mildiou ?')).toMatch(
      /mildiou.*(?:sais pas|réponse sûre|vérifier)|(?:sais pas|réponse sûre|vérifier).*mildiou/,
    )
  })

  it.each(['merci', 'merci pour le jeu', 'merci de m’avoir écoutée t’es un amour'])(
    'accepts "%s" without ending the call',
    async (thanks) => {
      const call = startTestCall()
      await call.sayAll(['coucou', 'je vais lui répondre demain à tête reposée'])
      expect((await call.say(thanks)).join(' ')).toMatch(/plaisir|de rien|tant mieux|merci|joie/i)
      expect((await call.say('bonne nuit')).join(' ')).toMatch(/nuit|bientôt|au revoir|rêves/i)
    },
  )

  it('says goodbye to a caller who gives thanks and has to leave', async () => {
    const call = startTestCall()
    await call.sayAll(['coucou', 'je suis convoqué jeudi', 'ah il y a un client qui descend'])
    const answer = await call.say('je dois vous laisser priez pour moi jeudi merci beaucoup')
    expect(answer.join(' ')).toMatch(/bient|soin|suite|revoir|salut|nuit/i)
  })

  it('says goodbye to a caller who gives a reason to leave and ends with "salut"', async () => {
    const call = startTestCall()
    await call.sayAll([
      'coucou',
      'je rentre du sport',
      'il pleut',
      'je marche vite',
      'j’y suis presque',
    ])
    const answer = await call.say('bon je suis devant chez moi j’ai plus de batterie salut')
    expect(answer.join(' ')).toMatch(/bient|soin|suite|revoir|salut|nuit/i)
  })

  it('does not mistake "tu sais quoi" for a question, or "je les teste" for a request for a quiz', async () => {
    expect(await answerTo('salut', 'tu sais quoi j’ai eu mon permis')).not.toMatch(/entendu|redire/)
    expect(await answerTo('salut', 'je les teste pour le pot de départ de la ville')).not.toMatch(
      /quiz|[Qq]uestion/,
    )
  })

  it('names a helpline when the caller wants everything to stop, but not when they want a noise to stop', async () => {
    expect(await answerTo('coucou', 'je rêve que ça s’arrête')).toMatch(/3114/)
    expect(await answerTo('coucou', 'je rêve que ça s’arrête les cris')).not.toMatch(/3114/)
  })

  it('waits for a caller who has to look after somebody', async () => {
    const answer = await answerTo('coucou', 'mon petit pleure faut que j’aille voir attends')
    expect(answer).not.toMatch(/\?|bientôt|au revoir/i)
    expect(answer).not.toBe('')
  })

  it('announces a shorter version of an answer that the caller found too long', async () => {
    const call = startTestCall()
    await call.say('aide-moi à organiser ma semaine j’ai les cartons le ménage et les courses')
    expect((await call.say('trop long')).join(' ')).toMatch(/bref|court/i)
  })

  it('does not agree with what somebody else told the caller', async () => {
    expect(
      await answerTo('j’ai perdu mon chien', 'les gens me disent que c’est qu’un chien'),
    ).not.toMatch(/juste|raison|vrai|d’accord avec/i)
  })

  it('recalls what the caller told, even after it has prepared a sentence', async () => {
    const call = startTestCall()
    await call.sayAll([
      'j’ai un entretien jeudi à 14h',
      'aide-moi à préparer une phrase pour dire que je suis débordée',
    ])
    const answer = await call.say('dis tu te souviens du jour et de l’heure de mon entretien')
    expect(answer.join(' ')).toMatch(/jeudi/)
  })

  it('contradicts callers who judge themselves harshly', async () => {
    expect(await answerTo('j’ai gardé son pull', 'c’est pathétique hein')).toMatch(
      /^(?:Non|Pas à mes)/,
    )
  })

  it('does not repeat two sentences as one when speech recognition has run them together', async () => {
    expect(await answerTo('je sors de ma nuit là je suis infirmière en gériatrie')).not.toMatch(
      /sors .* tu es/,
    )
  })

  it('knows what the caller does for a living', async () => {
    expect(
      await answerTo(
        'je suis comptable',
        'il pleut',
        'tu as compris ce que je fais comme métier ?',
      ),
    ).toContain('comptable')
  })

  it('confirms a prepared sentence that the caller likes', async () => {
    const call = startTestCall({ companion: { category: 'professionnel' } })
    await call.say('aide-moi à écrire un mail à ma directrice pour une augmentation')
    expect((await call.say('voilà, c’est parfait, je le garde')).join(' ')).toMatch(/phrase|prête/)
  })

  it('keeps playing the recruiter when the candidate says thank you or repeats the question', async () => {
    const call = startTestCall({ companion: { category: 'professionnel' } })
    await call.say('on s’entraîne ? tu fais le recruteur')
    for (const line of ['bonjour, merci de me recevoir', 'mon défaut ? j’ai du mal à déléguer'])
      expect((await call.say(line)).join(' ')).toMatch(/« .* »/)
  })

  it('stops a relaxation exercise when the caller speaks of somebody', async () => {
    const call = startTestCall({ companion: { category: 'bien_etre' } })
    await call.say('on peut faire un tour du corps')
    await call.say('oui')
    expect((await call.say('mon chef vérifie tout ce que je fais')).join(' ')).not.toMatch(
      /épaules|mollets|nuque|souffle/,
    )
  })

  it('does not agree when callers fear something bad about themselves', async () => {
    expect(
      await answerTo('ma copine dit que je suis trop gentil', 'c’est un défaut tu crois ?'),
    ).toMatch(/^(?:Non|Pas)/)
  })

  it('asks interview questions when it plays the director in the rehearsal of a job interview', async () => {
    const call = startTestCall({ companion: { category: 'professionnel' } })
    await call.say('j’ai un entretien d’embauche lundi')
    expect((await call.say('on peut répéter ? tu joues la directrice')).join(' ')).toMatch(
      /présenter|parlez-moi|poste|défaut|qualité/i,
    )
  })

  it('leaves a scene to answer a question about itself', async () => {
    const call = startTestCall({ companion: { category: 'fantasmes' } })
    await call.say('imagine qu’on est dans un train de nuit')
    expect((await call.say('tu aimes quel film ?')).join(' ')).toMatch(/IA|films/)
  })
})

describe('words about hanging up or going to bed', () => {
  it.each([
    'j’ai peur de raccrocher',
    'vous me manquez dès que je raccroche',
    'il m’a raccroché au nez',
    'je te laisse imaginer',
    'je vais me coucher tous les soirs à minuit',
  ])('do not end the call: "%s"', async (text) => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', 'je rentre du travail', text])
    expect(call.dialogue.isCallEnding?.()).toBe(false)
  })
})

describe('after a goodbye', () => {
  it.each(['tu m’entends ?', 'continue', 'tu sais quel jour on est ?', 'c’est payant ?'])(
    'a caller who says "%s" stays on the line, and a later goodbye gets a farewell',
    async (text) => {
      const call = startTestCall()
      await call.sayAll(['bonsoir', 'je rentre du travail', 'allez au revoir'])
      expect(call.dialogue.isCallEnding?.()).toBe(true)
      await call.say(text)
      expect(call.dialogue.isCallEnding?.()).toBe(false)
      expect(await call.say('bon au revoir')).not.toEqual([])
      expect(call.dialogue.isCallEnding?.()).toBe(true)
    },
  )

  it('the same goodbye again gets no second answer', async () => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', 'je rentre du travail', 'allez au revoir'])
    expect(await call.say('au revoir')).toEqual([])
    expect(call.dialogue.isCallEnding?.()).toBe(true)
  })
})

it('tells a caller who fears dismissal or eviction what the law requires beforehand', async () => {
  const call = startTestCall()
  await call.sayAll(['bonsoir', 'je suis en conflit avec eux depuis un mois'])
  expect((await call.say('et s’ils me mettent dehors ?')).join(' ')).toMatch(
    /inspection du travail|juge|ADIL/,
  )
})

it.each([
  ['elle dit que je fais rien à la maison', /rien/i, /juste la conversation/],
  ['ma femme est partie il y a huit mois, enfin elle est morte quoi', /manque|prénom/, /idée/],
  ['les boules Quies j’en ai déjà', /noir|heure/, /depuis le début de l’appel|pas dit/],
  ['mon mari n’est pas au courant que j’ai saigné', /maternité/, /savon/],
  ['c’est légal ?', /point-justice/, /Inspection|contrat/],
  ['vous allez retenir tout ça ?', /accept|accord/, /pas de réponse/],
  ['c’est der ou das Zimmer ?', /./, /trancher|dirais|Plutôt/],
])('answers what the caller means with "%s"', async (text, expected, unexpected) => {
  const call = startTestCall({ companion: { category: 'conseils_vie' } })
  await call.say('bonsoir')
  const answer = (await call.say(text)).join(' ')
  expect(answer).toMatch(expected)
  expect(answer).not.toMatch(unexpected)
})

it('plays along when asked to guess who is calling', async () => {
  const call = startTestCall()
  await call.say('bonsoir')
  expect((await call.say('devine qui je suis')).join(' ')).toMatch(/voisin|agent secret|boule/)
  expect((await call.say('je suis ton ex')).join(' ')).toMatch(/rôle|carnet d’adresses/)
})
