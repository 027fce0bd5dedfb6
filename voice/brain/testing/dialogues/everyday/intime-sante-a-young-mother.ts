import { farewell, incomprehension, onlyAcknowledges } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const intimeSanteAYoungMotherDialogue: TestDialogue = {
  id: 'intime-sante-a-young-mother',
  companionId: 'irina',
  about: 'Six months after a birth: the body, the relationship, small news, factual questions.',
  turns: [
    {
      caller: "bonjour j'ai accouché il y a six mois",
      expected: 'Responds to the birth.',
      mentions: [/\b(six mois|accouch|bebe|naissance|enfant|corps|bonjour|mere)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'une petite Lila qui sourit tout le temps',
      expected: 'Is happy about Lila.',
      mentions: [/\b(lila|souri|petite|bebe|joie|plaisir|beau|belle)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "par contre au lit avec mon copain c'est le désert",
      expected: 'Responds gently to the lack of sex.',
      mentions: [
        /\b(copain|lit\b|desert|desir|couple|corps|intim|envie|naissance|courage|temps|honte)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "j'ai peur d'avoir mal",
      expected: 'Responds to the fear.',
      mentions: [/\b(peur|mal\b|douleur|corps|temps|sage femme|crain|doucement|medecin)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'on peut reprendre quand normalement ?',
      expected: 'Says whom to ask, or how long it takes.',
      mentions: [/\b(sage femme|medecin|gyneco\w*|semaines|mois|pret\w*|envie|professionnel)\b/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "la rééducation du périnée j'ai fait que trois séances",
      expected: 'Responds to the sessions.',
      mentions: [/\b(reeducation|perinee|trois|seances|sage femme|kine|reprendre|reprend|corps)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "j'ai pas le temps avec la petite",
      expected: 'Responds to the lack of time.',
      mentions: [/\b(temps|petite|lila|bebe|fatig|debord|minute|aide|relais)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'mon copain il est patient il dit rien',
      expected: 'Responds to the patient partner.',
      mentions: [/\b(copain|patient|lui|rien|parl|silence|dire|attend|gentil|il\b)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "mais je vois bien qu'il attend",
      expected: 'Responds to the waiting.',
      mentions: [/\b(attend|copain|lui|il\b|pression|parl|voyez|vois|sens)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'aidez-moi à lui en parler',
      expected: 'Suggests what she can say to him.',
      mentions: [
        /\b(je dirais|par exemple|phrase prete|autrement dit|d une autre facon|plus court)\b|\b(dire|phrase|parl|commenc|mots|moment)\b/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "oui c'est doux ça",
      expected: 'Acknowledges that the caller likes the wording.',
      mentions: [/\b(doux|garde|tant mieux|bien|suite|pret\w*|oui|parfait|voila|bon|d accord)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'elle vient de faire sa première dent au fait',
      expected: 'Responds to the tooth.',
      mentions: [/\b(dent|lila|premiere|petite|bebe|pousse|souri|grand)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'elle mord tout même le chat',
      expected: 'Laughs, or responds to the biting.',
      mentions: [/\b(mord|chat|dent|ri|sour|pauvre|tout|lila|bete|caractere|betise|petite|bebe)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'je file elle pleure merci',
      expected: 'Says goodbye.',
      mentions: [farewell],
      avoids: [onlyAcknowledges, incomprehension],
    },
  ],
}
