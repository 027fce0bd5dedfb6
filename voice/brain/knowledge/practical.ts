import { readAnswers } from './table'

/** Rights, procedures and health words. Answers state what is stable, and name a source for what may change. */
const answers = readAnswers(String.raw`
  \b(caution|depot de garantie)\b.*\b(recours|droits?|delai|rend\w*|quand|combien|faire)\b|\b(recours|delai|quand|combien)\b.*\b(caution|depot de garantie)\b => Le dépôt de garantie se rend dans le mois qui suit les clés, ou deux en cas de dégâts : ensuite, courrier recommandé, puis conciliateur.
  \bcdd\b.*\bcdi\b|\bcdi\b.*\bcdd\b => Le CDD a un motif et une fin prévue ; le CDI dure jusqu’à une démission, un licenciement, une rupture ou la retraite.
  \b(quand|combien|delai|semaines?)\b.*\b(avort\w*|ivg)\b|\b(avort\w*|ivg)\b.*\b(quand|combien|delai|semaines?)\b => En France, c’est possible jusqu’à la fin de la quatorzième semaine de grossesse : une sage-femme ou un centre de santé sexuelle reçoit vite.
  \bcombien de temps\b.*\b(apprendre|parler|langue|couramment|bilingue)\b => Pour se débrouiller, quelques mois à dix minutes par jour ; pour être à l’aise, plutôt un an ou deux, selon la langue.
  \b(capote|preservatif)\b.*\b(met|mettre|mets|enfile\w*|utilise\w*)\b => On pince le réservoir au bout, on le déroule jusqu’à la base sur le sexe en érection, et on le retire en le tenant ; s’il craque ou glisse, la pharmacie dit quoi faire le jour même.
  \b(regle du tiers|tiers (du|des) (salaire|revenus?))\b|\bloyer\b.*\btiers\b => La règle du tiers : un loyer qui ne dépasse pas le tiers des revenus nets ; c’est une habitude des bailleurs, pas une loi.
  \bbusiness plan\b => Un business plan dit en quelques pages ce qu’on vend, à qui, à quel prix, et combien il faut pour tenir un an ; la chambre de métiers aide à l’écrire.
  \b(smic)\b => Je ne sais pas le montant du jour, il change au moins chaque année : service-public.fr donne le chiffre exact.
  \bconciliateur\b => Oui, un conciliateur de justice est gratuit, et la mairie ou le tribunal indique où le voir.
  \b(avocat|juridique)\b.*\b(gratuit|cher|cout|aide)|\baide juridictionnelle\b => Des avocats conseillent gratuitement dans les points-justice, et l’aide juridictionnelle dépend des revenus.
  \bsage femme\b.*\b(rembours|pris\w* en charge|cher|cout|pa(y|ie))|\b(rembours\w*|en charge|coute\w*)\b.*\bsage femme\b => L’Assurance maladie rembourse la plus grande part d’une consultation de sage-femme ; une mutuelle complète souvent, et ameli.fr donne le détail.
  \b(psy|psychologue)\b.*\b(rembours|cher|cout|gratuit|pa(y|ie))|\b(rembours\w*|gratuit\w*|coute\w*)\b.*\b(psy|psychologue)\b => Une partie des séances est remboursée par le dispositif Mon soutien psy, sous conditions, et les centres médico-psychologiques sont gratuits.
  \b(gyneco\w*|medecin|dentiste|ivg|contraception|pilule)\b.*\b(rembours\w*|gratuit\w*|en charge)|\b(rembours\w*|gratuit\w*)\b.*\b(gyneco\w*|medecin|dentiste|ivg|contraception|pilule)\b => L’Assurance maladie en rembourse souvent une part, parfois tout ; ameli.fr ou la pharmacie dira le montant exact.
  \b(sage femme) (et|ou) (une? |le |la )?gyneco\w*.*\b(difference|quoi|mieux)|\bdifference\b.*\bsage femme\b => La sage-femme suit la contraception, le frottis, le dépistage et la grossesse, souvent dès cette semaine ; le gynécologue, médecin, traite aussi les maladies et les douleurs qui durent.
  \b(endometriose)\b.*\b(quoi|veut dire|explique\w*|definition)|\b(c est quoi|explique\w*|qu est ce que) .*\bendometriose\b => L’endométriose : un tissu semblable à la muqueuse de l’utérus se développe ailleurs, et peut faire très mal, surtout pendant les règles.
  \b(c est quoi|explique\w*|qu est ce que|veut dire) .*\bmenopause\b|\bmenopause c est quoi\b => On parle de ménopause quand les règles ont cessé depuis un an, souvent vers cinquante ans.
  \b(c est quoi|explique\w*|qu est ce que|veut dire) .*\bcystite\b => La cystite est une inflammation de la vessie, souvent avec des brûlures ; pharmacien ou médecin aujourd’hui, et sans attendre avec de la fièvre.
  \b(c est quoi|explique\w*|qu est ce que|veut dire) .*\bvaginisme\b => Le vaginisme est une contraction involontaire qui rend la pénétration douloureuse ou impossible ; une sage-femme ou un gynécologue peut aider.
  \b(c est quoi|explique\w*|qu est ce que|veut dire) .*\bpapillomavirus\b|\bhpv\b => Le papillomavirus est très répandu et souvent sans signe ; un vaccin et un dépistage existent, la sage-femme en parle.
  \b(c est quoi|explique\w*|qu est ce que|veut dire) .*\bburn ?out\b => On parle de burn-out quand le travail a épuisé toutes les forces ; c’est à un médecin d’en juger.
  \b(vae)\b.*\b(quoi|veut dire|comment)|\b(c est quoi|veut dire) .*\bvae\b => La VAE fait reconnaître l’expérience par un diplôme : on monte un dossier, puis on le défend devant un jury.
  \bcpf\b => Le compte formation se consulte sur moncompteformation.gouv.fr, le vrai site, et jamais par un démarchage au téléphone.
  \b(coke|cocaine|cannabis|drogues?|ecstasy|mdma)\b.*\b(venir|vient|cause|lie|melang\w*|peut|risque|danger\w*)\b => Une drogue peut y être pour quelque chose : un médecin ou un pharmacien l’entend sans juger, aujourd’hui, et c’est le 15 en cas de malaise.
  \b(rupture conventionnelle)\b => La rupture conventionnelle se négocie à deux, avec un délai pour changer d’avis, et elle ouvre en général droit au chômage.
  \b(tapage)\b.*\b(heure|nocturne|quoi|droit) => Un bruit qui gêne les voisins peut être sanctionné de jour comme de nuit ; le tapage nocturne, c’est quand il fait nuit.
  \b(harcelement)\b.*\b(quoi|c est|crois|moral|preuve|travail)|\b(c est|crois)\b.*\bharcelement\b => Des faits répétés qui humilient, ça peut en être : au travail, l’inspection du travail renseigne ; à l’école ou en ligne, c’est le 3018.
  \b(recuperer|rattraper) .*\bsommeil\b|\bcombien (d heures )?.*\bdormir\b => Un adulte a besoin de sept à neuf heures en général, et une heure de lever régulière aide souvent plus qu’une grasse matinée.
`)

/** Returns what is known about the right, procedure or health word that the question asks for. */
export const answerPracticalQuestion = (text: string): string | null =>
  answers.find(([question]) => question.test(text))?.[1][0] ?? null
