/** A suggested reply of the visitor, with the companion's answer and the replies suggested next. */
export type HelloReply = {
  text: string
  /** The sentences of the answer; the last answer of a hello asks no question. */
  answer: readonly string[]
  replies: readonly HelloReply[]
}

export type Hello = {
  companionId: string
  greeting: string
  replies: readonly HelloReply[]
  /** What the companion says after the last answer. */
  invitation: string
  /** Seed of the scripted dialogue; fixed, so that the same words always get the same answer. */
  seed: number
}

/** A reply whose answer ends the hello. */
const lastReply = (text: string, ...answer: string[]): HelloReply => ({ text, answer, replies: [] })

/** The hello on the landing page. Typed words are answered by the scripted dialogue. */
export const hello: Hello = {
  companionId: 'margaux',
  greeting: 'Bonsoir. Je t’écoute.',
  invitation: 'Si tu veux, on continue de vive voix.',
  seed: 7,
  replies: [
    {
      text: 'J’ai passé une sale journée.',
      answer: [
        'Aïe.',
        'Alors pose-la là, on va la regarder à deux.',
        'C’est quelqu’un qui l’a abîmée, ou tout à la fois ?',
      ],
      replies: [
        {
          text: 'Quelqu’un, oui.',
          answer: [
            'Forcément, ça reste plus longtemps dans la tête.',
            'Qu’est-ce que tu aurais répondu, avec deux secondes de plus ?',
          ],
          replies: [
            lastReply(
              'Que ce n’était pas juste.',
              'Et tu aurais bien fait de le dire.',
              'On peut chercher la phrase ensemble, celle qui tient debout sans crier.',
            ),
            lastReply(
              'Rien du tout.',
              'Se taire, parfois, c’est garder ses forces.',
              'Ici tu peux le dire quand même, sans que ça fasse d’histoires.',
            ),
          ],
        },
        {
          text: 'Tout à la fois.',
          answer: [
            'La totale, donc.',
            'Moi, je commence toujours par la chose la plus petite.',
            'Laquelle on enlève en premier ?',
          ],
          replies: [
            lastReply(
              'Le travail.',
              'Le travail prend toute la place quand on le laisse faire.',
              'On le met dans le couloir, et tu me racontes le reste.',
            ),
            lastReply(
              'Les gens, tous.',
              'Tous d’un coup, ça fait du monde.',
              'Je veux bien rire avec toi, ou juste t’écouter, c’est toi qui choisis.',
            ),
          ],
        },
      ],
    },
    {
      text: 'Je n’arrive pas à dormir.',
      answer: [
        'Ah, la nuit qui s’étire.',
        'Je parle doucement, alors.',
        'Ce sont les pensées qui tournent, ou le corps qui ne veut pas se poser ?',
      ],
      replies: [
        {
          text: 'Les pensées.',
          answer: [
            'La nuit, elles se croient toutes urgentes.',
            'Donne-moi la plus bruyante, et on la laisse là jusqu’à demain.',
          ],
          replies: [
            lastReply(
              'C’est demain, justement.',
              'Demain arrivera très bien sans ton aide.',
              'Ce soir tu peux le laisser dehors, et on parle d’autre chose.',
            ),
            lastReply(
              'Elles font toutes du bruit.',
              'Alors on ne choisit pas.',
              'On les regarde passer comme un train de nuit, et on ne monte pas dedans.',
            ),
          ],
        },
        {
          text: 'Le corps.',
          answer: [
            'Essaie avec moi : laisse tomber les épaules, et souffle plus longtemps que tu n’inspires.',
            'Une fois, deux fois, sans chercher à bien faire.',
            'Ça change quelque chose, même un tout petit peu ?',
          ],
          replies: [
            lastReply(
              'Un peu, oui.',
              'Un peu, c’est déjà la bonne direction.',
              'On peut continuer comme ça, tout bas, sans rien attendre.',
            ),
            lastReply(
              'Pas vraiment.',
              'Alors on n’insiste pas, le sommeil n’aime pas qu’on le force.',
              'Parfois, une voix à côté suffit pour que l’attente soit moins longue.',
            ),
          ],
        },
      ],
    },
    {
      text: 'Je voulais juste parler.',
      answer: [
        'C’est une très bonne raison de décrocher.',
        'On commence facile : c’était quoi, le meilleur moment de ta journée, même minuscule ?',
      ],
      replies: [
        {
          text: 'Mon café, au calme.',
          answer: [
            'Un café au calme, c’est un petit luxe.',
            'Moi je n’en bois pas, forcément, mais j’aime bien qu’on me raconte.',
            'Plutôt à la fenêtre, ou debout en vitesse ?',
          ],
          replies: [
            lastReply(
              'À la fenêtre.',
              'À la fenêtre, donc, avec la rue qui fait son film.',
              'Tu vois, on parle, et on n’a même pas eu besoin d’un sujet.',
            ),
            lastReply(
              'Debout, en vitesse.',
              'Le café des gens qu’on attend quelque part.',
              'Tu vois, on parle, et on n’a même pas eu besoin d’un sujet.',
            ),
          ],
        },
        {
          text: 'Il n’y en a pas eu.',
          answer: [
            'Merci de le dire franchement.',
            'Alors on en fabrique un maintenant, tout petit.',
            'Qu’est-ce qui te ferait du bien, là : une bêtise, ou une oreille ?',
          ],
          replies: [
            lastReply(
              'Une bêtise.',
              'J’en ai une : je suis une voix sans jambes, et je rêve de danser.',
              'C’est idiot, mais tu as peut-être souri.',
            ),
            lastReply(
              'Une oreille.',
              'Ça, je sais faire.',
              'Tu parles, je ne coupe pas, et rien ne me semble bizarre.',
            ),
          ],
        },
      ],
    },
  ],
}
