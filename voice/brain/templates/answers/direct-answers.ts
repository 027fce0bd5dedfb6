import { readAnswers } from '../../../text-analysis/table'

/** Answers to questions about the conversation or the companion, by a pattern of the utterance. */
export const directAnswers = readAnswers(String.raw`
  \b(?:je peux|j peux|puis je|est ce que je peux) (?:te |vous )?(?:poser|demander)(?: (?:une|quelque|un|ca)\b| des)(?! \w+ \w+ \w+ \w+ \w+ \w+) => Bien sûr, {demande|demandez}. || Oui, {vas-y|allez-y}, je {t’écoute|vous écoute}. || {Demande|Demandez}, il n’y a pas de question bête.
  ^(?:\w+ ){0,3}(?:j ai|j aurais) une (?:petite )?question(?: pratique| bete| idiote| pour (?:toi|vous))*$ => Je {t’écoute|vous écoute}, {demande|demandez}. || {Vas-y|Allez-y}, {pose-la|posez-la}.
  \b(?:voudrais|voulais|aimerais|peux) (?:te|vous) demander (?:un truc|quelque chose|une chose|un conseil)$ => Bien sûr, {demande|demandez}. || Oui, {dis-moi|dites-moi}.
  \b(?:tu es|t es|vous etes|(?:tu|vous) habite[sz]?) (?:ou|d ou)(?: (?:la|toi|vous|exactement|physiquement|en vrai|au juste))*$|\bd ou (?:est ce que )?(?:tu|vous|m) (?:parle[sz]?|appele[sz]?) => Nulle part, physiquement : je suis une IA, un programme sur un ordinateur. || Dans une machine, quelque part : je suis une IA, je n’ai ni maison ni ville.
  \b(?:je peux|j peux|est ce que je peux) (?:te |vous )parler\b => Bien sûr, je suis là. || Oui, je {t’écoute|vous écoute}, {prends ton|prenez votre} temps.
  \b(?:voudrais|veux|aimerais|besoin d|demander|voulu|bien) (?:avoir )?(?:ton|votre|un) (?:petit )?avis(?: sur (?:quelque chose|un truc|une chose))?(?: neutre| sincere)?$ => Bien sûr, {dis-moi|dites-moi} de quoi il s’agit. || Volontiers, {expose-moi|exposez-moi} ça.
  ^(?:\w+ ){0,2}(?:tu l as|tu as compris|t as compris|tu piges|vous avez compris|vous l avez|tu captes)(?: ou pas| ou non| toi| celle la)?$ => Je crois que oui, avec un petit temps de retard. || Oui, je l’ai.
  \b(?:trouves|trouvez) que (?:je parle|j ai une (?:drole de |sale |petite )?voix)\b => Non, {ta|votre} voix me va très bien. || Pas du tout, je {te|vous} comprends très bien.
  \bqu est ce qui me (?:prouve|garantit)\b => Rien, à part ce que je dis : je suis une IA, et je ne demande jamais ni argent, ni code, ni mot de passe. || {Tu as|Vous avez} raison de {te|vous} méfier : je suis une IA, et je n’ai pas à connaître {tes|vos} codes ni {tes|vos} comptes.
  \b(?:tu es|t es|vous etes|c est (?:toi|vous)) (?:bien )?(?:une |l )(?:machine|ia|intelligence artificielle)\b|\b(?:tu es|t es|vous etes) un (?:robot|ordinateur|programme)\b => Oui, c’est bien ça : je suis une intelligence artificielle. || Oui, une intelligence artificielle, et je ne le cache pas.
`)

/** Matches a question about a number that the companion gave: "c'est quoi ce numéro que vous m'avez donné ?" */
export const numberQuestion =
  /\b(?:c est quoi|c etait quoi|quel (?:est|etait)|redi\w*(?: moi)?|repete\w*(?: moi)?|tu peux redire|vous pouvez redire) (?:deja )?(?:ce|le|votre|ton) numero(?! de (?:mon|ma|ton|votre|compte|rue))\b|\bnumero (?:que )?(?:tu m as|vous m avez) (?:donne|dit)\b|^(?:et )?(?:le|ce) numero(?: deja)?$/

/** Matches a telephone number, also the short ones of helplines and emergency services. */
export const telephoneNumber = /\b(?:0[ \d]{9,13}\d|15|17|18|11[2459]|3\d{3})\b/
