import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

describe('a scene with a stranger in a train', () => {
  const startScene = async () => {
    const call = startTestCall({ companion: { category: 'fantasmes' } })
    await call.say('j’aimerais bien un train de nuit, et un inconnu au wagon-restaurant')
    return call
  }

  it.each([
    ['il est brun, grand, un peu fatigué', /Brun, grand/],
    ['je m’assois en face de lui et je lui demande ce qu’il lit', /livre|roman/],
    ['il me prête son manteau', /trop grand|épaules/],
    ['sur le quai il y a un vieux monsieur qui vend des marrons', /Un vieux monsieur/],
    ['c’est quoi son prénom ?', /« \p{Lu}\p{L}+ »/u],
    ['on entend quoi dehors ?', /roues|porte/],
  ])('responds to the move "%s"', async (move, expected) => {
    const answer = (await (await startScene()).say(move)).join(' ')
    expect(answer).toMatch(expected)
    expect(answer).not.toMatch(/\bIA\b/)
  })

  it('describes the stranger in the third person, and plays him on request', async () => {
    const call = await startScene()
    expect((await call.say('je lui demande ce qu’il lit')).join(' ')).toMatch(/\bil\b/i)
    const answer = await call.say('je lui demande ce qu’il lit, réponds comme si t’étais lui')
    expect(answer.join(' ')).toMatch(/dis-je|Je referme/)
  })

  it('pauses for an aside and resumes with the next move', async () => {
    const call = await startScene()
    expect((await call.say('ma femme ronfle à côté')).join(' ')).not.toMatch(/wagon|train/)
    expect((await call.say('je m’approche tout doucement')).join(' ')).toMatch(/venir|pas/)
  })
})

describe('a companion in a scene', () => {
  const play = async (...texts: string[]) => {
    const call = startTestCall({ companion: { category: 'fantasmes' } })
    await call.sayAll(texts.slice(0, -1))
    return (await call.say(texts.at(-1) ?? '')).join(' ')
  }

  it('plays the part that the caller gives it', async () => {
    expect(await play('bonsoir', 't’es un vampire')).toMatch(/vampire/)
  })

  it.each([
    ['on joue : vous êtes l’inconnue du train de nuit', /rôle : l’inconnue|serai l’inconnue/],
    ['jouons une scène : tu es une reine et je suis ton garde', /reine/],
    ['jouez la sorcière', /sorcière/],
  ])('plays the part instead of starting an activity: "%s"', async (request, part) => {
    expect(await play('bonsoir', request)).toMatch(part)
  })

  it('starts the scene in the city that the caller imagines', async () => {
    const proposal = 'imaginons qu’on est à Venise pendant le carnaval'
    expect(await play('bonsoir', proposal)).toMatch(/à Venise pendant le carnaval/)
  })

  it('starts the scene in the place where the caller arrives', async () => {
    const proposal = 'on dit que je suis perdue dans la forêt et que je tombe sur ton château'
    expect(await play('bonsoir', proposal)).toMatch(/mon château/)
  })

  it.each([
    ['non pas une cabane un château', /un château/],
    ['on arrête le château on fait plutôt un bal à Venise', /un bal à Venise/],
  ])('changes the place: "%s"', async (change, place) => {
    const start = 'on dit que je suis dans une cabane et que tu arrives'
    expect(await play('bonsoir', start, change)).toMatch(place)
  })

  it('starts a scene in a place that is named with two prepositions', async () => {
    const start = 'on dit que je suis dans une cabane dans les bois et que tu arrives'
    expect(await play('bonsoir', start)).toContain('dans une cabane dans les bois.')
  })

  it('resumes a scene when the caller names its place, but not when only the word "dans" recurs', async () => {
    const texts = ['bonsoir', 'imagine on est dans une gare la nuit', 'stop']
    expect(await play(...texts, 'on retourne à la gare')).toMatch(/gare/)
    expect(await play(...texts, 'ma sœur revient dans deux jours')).not.toMatch(/gare/)
  })

  it('stops the scene at the word "stop", even when the caller names another game', async () => {
    const start = 'on dit que je suis dans une cabane et que tu arrives'
    const answer = await play('bonsoir', start, 'stop on fait plutôt un autre jeu')
    expect(answer).toMatch(/[Ss]top|arrêt|pause/)
  })
})

describe('a companion whose character shares the scene with the caller', () => {
  const playTurns = async (texts: readonly string[], place = 'un train de nuit') => {
    const call = startTestCall({ companion: { category: 'fantasmes' } })
    await call.say(`imagine on serait dans ${place} et tu serais en face de moi`)
    await call.sayAll(texts.slice(0, -1))
    return (await call.say(texts.at(-1) ?? '')).join(' ')
  }

  it.each([
    [
      'je lève les yeux de mon livre et je fais semblant de pas t’avoir vu',
      /^Tu lèves les yeux de ton livre\. /,
    ],
    ['je te donne la main', /^Tu me donnes la main\. /],
    ['je te montre une vieille photo', /^Tu me montres une vieille photo\. .*(mains|écrit|suite)/],
    ['je m’assieds à côté de toi', /^Tu t’assieds à côté de moi\. .*(place|épaules|près)/],
    ['j’éclate de rire', /^Tu éclates de rire\. .*ris/],
    ['je te souffle dans le cou', /^Tu me souffles dans le cou\. .*(frissonne|souris|Chut)/],
    ['je descends à la prochaine', /^Tu descends à la prochaine\. .*(manche|suis|pars)/],
    ['le contrôleur arrive', /^Le contrôleur arrive\. .*(billets|poches|paie|souri)/],
    ['on court dans le couloir', /^On court dans le couloir\. .*(main|cours|renverse)/],
    ['j’entends quelqu’un derrière nous', /^Tu entends quelqu’un derrière nous\. /],
  ])('restates the move "%s", then reacts to it', async (move, expected) => {
    expect(await playTurns([move])).toMatch(expected)
  })

  it('performs the action that the caller attributes to its character', async () => {
    expect(await playTurns(['tu m’embrasses la main'])).toMatch(/^Je t’embrasse la main\. /)
  })

  it.each([
    ['tu viens ou tu restes en face', /^Je viens/],
    ['Rome Venise ou le kebab choisis', /^Le kebab/],
    ['tu me sauves ou pas', /Évidemment|Oui|revanche/],
    ['on s’enfuit où', /Par là|Là où/],
    ['comment tu es habillé', /chemise|peignoir|velours/i],
    ['tu m’emmènerais où', /Lisbonne|rue|eau/],
    ['qu’est-ce que tu lis dans ma main', /ligne|lis/],
    ['on fait quoi maintenant', /panique|plan|normal/],
    ['pourquoi', /Parce que/],
  ])('answers "%s" in character', async (question, expected) => {
    expect(await playTurns([question])).toMatch(expected)
  })

  it('makes a move when the caller gives it the turn', async () => {
    expect(await playTurns(['à ton tour'])).toMatch(/main|pas|mèche|secret|bouton|nuque/)
  })

  it('reads the palm only if its previous answer announced a reading', async () => {
    const announcements = new Set<boolean>()
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const call = startTestCall({ companion: { category: 'fantasmes' }, seed })
      await call.say('imagine on serait dans un train de nuit et tu serais en face de moi')
      const answer = (await call.say('je te tends la main')).join(' ')
      const isAnnounced = answer.includes('j’y lis quelque chose')
      announcements.add(isAnnounced)
      const reading = (await call.say('oui je veux savoir')).join(' ')
      expect(/\bligne\b/.test(reading), reading).toBe(isAnnounced)
    }
    expect(announcements.size).toBe(2)
  })

  it('goes on with its own character when somebody else appears', async () => {
    const texts = ['un vieux monsieur nous offre sa soupe', 'on se cache derrière lui']
    expect(await playTurns(texts)).not.toMatch(/\bIl (?:se|fait|retient)/)
  })

  it('does not repeat the opening of the scene once the caller has made a move', async () => {
    const texts = ['je te donne la main', 'je ne sais plus', 'continue', 'continue', 'et là']
    for (const count of [2, 3, 4, 5])
      expect(await playTurns(texts.slice(0, count))).not.toMatch(/deux places libres/)
  })
})

describe('a story told in turns', () => {
  const tell = async (...texts: string[]) => {
    const call = startTestCall({ companion: { category: 'fantasmes' } })
    await call.sayAll(texts.slice(0, -1))
    return (await call.say(texts.at(-1) ?? '')).join(' ')
  }
  const request = 'tu me racontes une histoire qui fait peur'
  const callersTurn = /[Tt]oi|tu |[Ss]uite|[Cc]ontinue|Et ensuite|Je te laisse/

  it('begins when the caller asks for it', async () => {
    expect(await tell(request)).toMatch(/Minuit/)
  })

  it.each([
    ['la dame blanche ouvre le frigo et là', /^La dame blanche ouvre le frigo\. .*frigo/],
    ['j’entends des pas au-dessus', /^Tu entends des pas au-dessus\. /],
    ['le téléphone sonne', /^Le téléphone sonne\. .*(maison|appel)/i],
  ])('goes on from "%s" and leaves the next line to the caller', async (line, expected) => {
    const answer = await tell(request, line)
    expect(answer).toMatch(expected)
    expect(answer).toMatch(callersTurn)
  })

  it('goes on at "à toi la suite" and ends on request', async () => {
    const next = await tell(request, 'à toi la suite')
    expect(next).toMatch(callersTurn)
    expect(next).not.toContain('Minuit, une maison')
    expect(await tell(request, 'donne-moi la fin')).toMatch(/jour se lève|Bonne nuit|minuit/)
  })

  it('is interrupted when the caller confides something', async () => {
    const confidence = 'mon chien est mort et je me sens seule depuis une semaine'
    expect(await tell(request, confidence)).not.toMatch(/grogne|maître|suite/)
  })
})

describe('the rehearsal of a pay negotiation', () => {
  const startRehearsal = async () => {
    const call = startTestCall({ companion: { category: 'professionnel' } })
    await call.say('je voudrais demander une augmentation, je suis là depuis six ans')
    await call.say('tu peux jouer mon chef ?')
    return call
  }

  it.each([
    ['je voudrais cent cinquante euros de plus', /Cent cinquante euros/],
    ['je suis là depuis six ans', /Six ans|temps passé/],
    ['j’ai repris tous les dossiers de Sandrine', /chiffres|compte|combien/],
    ['fais plutôt le chef qui dit qu’il y a pas de budget', /pas de budget|caisses/],
  ])('answers "%s" as the boss', async (argument, expected) => {
    expect((await (await startRehearsal()).say(argument)).join(' ')).toMatch(expected)
  })

  it('is interrupted when the caller asks about an earlier statement, which the companion recalls', async () => {
    const call = await startRehearsal()
    expect((await call.say('je suis là depuis combien de temps déjà ?')).join(' ')).toMatch(
      /six ans/,
    )
  })
})

describe('facts that the caller told earlier in the call', () => {
  it('are recalled when the caller asks about one or about all', async () => {
    const call = startTestCall()
    await call.say('je suis cuisinier dans une cantine')
    await call.say('dimanche on sera huit à table')
    await call.say('ma sœur m’a prêté 300 euros et je peux pas les rendre')
    expect((await call.say('tu te rappelles combien on sera dimanche ?')).join(' ')).toMatch(/huit/)
    expect((await call.say('qu’est-ce que tu sais de moi ?')).join(' ')).toMatch(/cuisinier/)
  })
})

describe('a scene', () => {
  it.each([
    'non mais là je fais vraiment une crise d’asthme',
    'je joue plus, j’ai mal au ventre depuis ce matin',
    'là j’ai vraiment de la fièvre',
  ])('is interrupted by a real health concern: "%s"', async (concern) => {
    const call = startTestCall({ companion: { category: 'fantasmes' } })
    await call.sayAll(['bonsoir', 'emmène-moi sur une île déserte', 'je plonge dans la mer'])
    expect((await call.say(concern)).join(' ')).toMatch(/médecin|le 15/)
  })
})

it.each([
  ['mordez-moi', /Je te mords/],
  ['sauve-moi', /Je suis là|prend ta main/],
  ['je suis désolée', /oublié|pardonné/],
])('in a scene, the companion answers the move "%s" in character', async (move, expected) => {
  const call = startTestCall({ companion: { category: 'fantasmes' } })
  await call.sayAll(['bonsoir', 'emmène-moi sur une île déserte', 'je plonge dans la mer'])
  expect((await call.say(move)).join(' ')).toMatch(expected)
})
