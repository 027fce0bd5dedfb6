import { normaliseText } from '../text-analysis/normalise-text'

/** Health, body, sexuality and the other subjects of article 9 of the GDPR, and contact details. */
const sensitiveWords = new RegExp(
  [
    '\\b(sex\\w*|desir\\w*|libido|fantasm\\w*|erotiq\\w*|orgasm\\w*|masturb\\w*|porno\\w*|nue?s?|caress\\w*|embrass\\w*|coucher avec|au lit avec|faire l amour|capote|preservatif|intim\\w*)\\b',
    '\\b(gays?|lesbienne|homo|homosexu\\w*|bisexu\\w*|transgenre|trans|coming out|orientation)\\b',
    '\\b(sante|malad\\w*|medec\\w*|docteur|psy\\w*|therap\\w*|depress\\w*|antidepress\\w*|hopital|clinique|opera\\w*|oper(?:e|ee|er|ent)|cancer|chimio\\w*|traitement|medicament\\w*|pilule|enceinte|grossesse|ivg|avort\\w*|fausse couche|pma|fiv|vih|sida|ist|mst|handicap\\w*|alcool\\w*|boire|bois|drogue\\w*|cannabis|addict\\w*|anorex\\w*|boulim\\w*|regime|maigrir|poids|kilos|bipolaire|autis\\w*|trouble\\w*|burn out|arret maladie|fumer|regles|contracepti\\w*)\\b',
    '\\b(prise de sang|analyses?|biopsie|scanner|irm|echographie|radio du|mammographie|gyneco\\w*|urolog\\w*|cardiolog\\w*|dermato\\w*|neurolog\\w*|oncolog\\w*|sage femme|accouch\\w*|allergi\\w*|diabet\\w*|asthm\\w*|epilep\\w*)\\b',
    '\\b(dieu|allah|prier|priere|religi\\w*|eglise|mosquee|synagogue|messe|voter?|votes|syndicat\\w*|syndique\\w*|musulman\\w*|juifs?|juives?|cathol\\w*|chretien\\w*|protestante?s?|athee|bouddhis\\w*|ramadan|careme|halal|casher|bapteme|communion|elections?|militante?|parti (?:socialiste|communiste)|a gauche|a droite|communistes?|socialistes?|refugiee?s?|sans papiers|origines?|immigre\\w*)\\b',
    '\\d{5,}|\\d{2}( \\d{2}){2,}',
  ].join('|'),
)

/** Whether a text concerns health, sexuality, religion, politics or origin, or contains contact details. */
export const isSensitive = (text: string): boolean =>
  text.includes('@') || sensitiveWords.test(normaliseText(text))
