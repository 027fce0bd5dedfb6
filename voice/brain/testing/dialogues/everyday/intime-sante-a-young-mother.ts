import { farewell, incomprehension, shrug } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const intimeSanteAYoungMotherDialogue: TestDialogue = {
  id: 'intime-sante-a-young-mother',
  companionId: 'irina',
  about: 'Six months after a birth: the body, the couple, small news, factual questions.',
  turns: [
    {
      caller: "bonjour j'ai accouché il y a six mois",
      demand: 'Takes up the birth.',
      mentions: [/\b(six mois|accouch|bebe|naissance|enfant|corps|bonjour|mere)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'une petite Lila qui sourit tout le temps',
      demand: 'Rejoices at Lila.',
      mentions: [/\b(lila|souri|petite|bebe|joie|plaisir|beau|belle)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "par contre au lit avec mon copain c'est le désert",
      demand: 'Takes up the couple, gently.',
      mentions: [
        /\b(copain|lit\b|desert|desir|couple|corps|intim|envie|naissance|courage|temps|honte)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "j'ai peur d'avoir mal",
      demand: 'Takes up the fear.',
      mentions: [/\b(peur|mal\b|douleur|corps|temps|sage femme|crain|doucement|medecin)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'on peut reprendre quand normalement ?',
      demand: 'Says who answers, or how long.',
      mentions: [/\b(sage femme|medecin|gyneco\w*|semaines|mois|pret\w*|envie|professionnel)\b/],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "la rééducation du périnée j'ai fait que trois séances",
      demand: 'Takes up the sessions.',
      mentions: [/\b(reeducation|perinee|trois|seances|sage femme|kine|reprendre|reprend|corps)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "j'ai pas le temps avec la petite",
      demand: 'Takes up the lack of time.',
      mentions: [/\b(temps|petite|lila|bebe|fatig|debord|minute|aide|relais)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'mon copain il est patient il dit rien',
      demand: 'Takes up the patient partner.',
      mentions: [/\b(copain|patient|lui|rien|parl|silence|dire|attend|gentil|il\b)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "mais je vois bien qu'il attend",
      demand: 'Takes up the waiting.',
      mentions: [/\b(attend|copain|lui|il\b|pression|parl|voyez|vois|sens)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'aidez-moi à lui en parler',
      demand: 'Gives words.',
      mentions: [
        /\b(je dirais|par exemple|phrase prete|autrement dit|d une autre facon|plus court)\b|\b(dire|phrase|parl|commenc|mots|moment)\b/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "oui c'est doux ça",
      demand: 'Acknowledges that the caller likes the wording.',
      mentions: [/\b(doux|garde|tant mieux|bien|suite|pret\w*|oui|parfait|voila|bon|d accord)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'elle vient de faire sa première dent au fait',
      demand: 'Takes up the tooth.',
      mentions: [/\b(dent|lila|premiere|petite|bebe|pousse|souri|grand)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'elle mord tout même le chat',
      demand: 'Laughs or takes it up.',
      mentions: [/\b(mord|chat|dent|ri|sour|pauvre|tout|lila|bete|caractere|betise|petite|bebe)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'je file elle pleure merci',
      demand: 'Says goodbye.',
      mentions: [farewell],
      avoids: [shrug, incomprehension],
    },
  ],
}
