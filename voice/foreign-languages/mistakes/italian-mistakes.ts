/** The commonest mistakes of French learners of Italian; english-mistakes.ts explains the columns. */
export const italianMistakes = String.raw`
(?:^sono|io sono) ({n}) anni(?=$|[.,!?;]| e ) => ho $1 anni => Sono venti anni => L’âge se dit avec « avere ».
(?<=^|\b(?:io|e|ma|perché|non) )(?:sono|sto) (fame|sete|paura|sonno|ragione|fretta) => ho $1 => Sono fame => La faim, la soif et la peur se disent avec « avere ».
(?<=^|\b(?:io|ieri|oggi|e|ma|non) )sono (mangiato|bevuto|comprato|dormito|parlato|letto|scritto|lavorato|viaggiato|camminato|giocato|studiato|cucinato)(?! da) => ho $1 => Io sono mangiato una pizza => Ce verbe se conjugue avec « avere ».
a la(?= \p{L}{3,}) => alla => Vado a la spiaggia => La préposition et l’article se disent en un mot : « alla ».
a il(?= \p{L}{3,}) => al => Vado a il mare => La préposition et l’article se disent en un mot : « al ».
da la(?= \p{L}{3,}) => dalla => Torno da la scuola => La préposition et l’article se disent en un mot : « dalla ».
da il(?= \p{L}{3,}) => dal => Torno da il mare => La préposition et l’article se disent en un mot : « dal ».
su la(?= \p{L}{3,}) => sulla => È su la tavola => La préposition et l’article se disent en un mot : « sulla ».
su il(?= \p{L}{3,}) => sul => È su il letto => La préposition et l’article se disent en un mot : « sul ».
di la(?= \p{L}{3,}a(?!\p{L})) => della => Il sole di la Sicilia => La préposition et l’article se disent en un mot : « della ».
di il(?= \p{L}{3,}) => del => Il libro di il bambino => La préposition et l’article se disent en un mot : « del ».
in la(?= \p{L}{3,}) => nella => Siamo in la casa => La préposition et l’article se disent en un mot : « nella ».
in il(?= \p{L}{3,}) => nel => Siamo in il giardino => La préposition et l’article se disent en un mot : « nel ».
ho (stato|stata) => sono $1 => Ho stato a Roma => « Essere » se conjugue avec lui-même.
ho (andato|andata|venuto|venuta|partito|partita|arrivato|arrivata|uscito|uscita|tornato|tornata|nato|nata) => sono $1 => Ho andato a Roma => Un verbe de mouvement se conjugue avec « essere ».
mi ho => mi sono => Mi ho alzato presto => Un verbe pronominal se conjugue avec « essere ».
(?<=\b(?:vivo|abito|lavoro|studio|imparo)\b.*)da ({n}) anni fa => da $1 anni => Vivo qui da due anni fa => « Da » et « fa » ne vont pas ensemble.
depuis(?= (?:{n}) (?:ann[oi]|mes[ei]|settiman[ae]|giorn[oi]|or[ae])\b) => da => Vivo qui depuis due anni => Depuis se dit « da ».
(vivo|abito|lavoro|sono) a (francia|italia|spagna|germania|inghilterra|europa) => $1 in $2 => Vivo a Francia => Devant un pays, c’est « in ».
(vivo|abito|lavoro) in (roma|milano|parigi|lione|marsiglia|londra|firenze|napoli|venezia) => $1 a $2 => Vivo in Parigi => Devant une ville, c’est « a ».
(vado|vai|va|andiamo|andate|vanno) in (roma|milano|parigi|lione|marsiglia|londra|firenze|napoli|venezia) => $1 a $2 => Vado in Roma => Devant une ville, c’est « a ».
(vado|vai|va|andiamo|andate|vanno) a (francia|italia|spagna|germania|inghilterra) => $1 in $2 => Vado a Italia => Devant un pays, c’est « in ».
(?<!\b(?:mi|ti|gli|le|vi|ci) )(vado|vai|va|andiamo|andate|vanno) (mangiare|lavorare|dormire|vedere|comprare|studiare|prendere|fare) => $1 a $2 => Vado mangiare => Aller faire quelque chose, c’est « andare a ».
(vado|vai|va|andiamo) (?:al|a il) medico => $1 dal medico => Vado al medico => Chez quelqu’un se dit « da ».
(comincio|comincia|cominciare|cominciamo) di(?= \p{L}+[aei]re\b) => $1 a => Comincio di capire => On dit « cominciare a ».
(provo|prova|provare|proviamo) di(?= \p{L}+[aei]re\b) => $1 a => Provo di capire => On dit « provare a ».
(cerco|cerca|cercare|cerchiamo) a (capire|parlare|fare|trovare|dormire|mangiare) => $1 di $2 => Cerco a capire => On dit « cercare di ».
ascolto alla musica => ascolto la musica => Ascolto alla musica => « Ascoltare » n’a pas de préposition.
giocare (?:il|al|del) (piano|pianoforte|violino) => suonare il $1 => Mi piace giocare il piano => D’un instrument, on dit « suonare ».
giocare (?:la|della|alla) chitarra => suonare la chitarra => Mi piace giocare la chitarra => D’un instrument, on dit « suonare ».
gioco (?:il|al|del) (piano|pianoforte|violino) => suono il $1 => Gioco il piano => D’un instrument, on dit « suonare ».
gioco (?:la|della|alla) chitarra => suono la chitarra => Gioco la chitarra => D’un instrument, on dit « suonare ».
mi piace (i|gli|le) => mi piacciono $1 => Mi piace i gatti => Devant un pluriel, « piacciono ».
io piaccio (il|la|lo) => mi piace $1 => Io piaccio il caffè => Ce qui plaît est le sujet : « mi piace ».
la (problema|clima) => … il $1 => La problema è grave => Ce nom est masculin.
una (problema|programma|sistema|tema) => … un $1 => Ho una problema => Ce nom est masculin.
il (mano|foto|moto) => … la $1 => Il mano destra => Ce nom est féminin.
un (mano|foto|moto) => … una $1 => Un foto => Ce nom est féminin.
la (latte|fiore|mare|dente|colore|valore|errore|minuto) => … il $1 => La latte è fredda => Ce nom est masculin en italien.
il (studente|studio|sport|zio|zucchero|spettacolo|specchio|scontrino) => lo $1 => Il studente parla => Devant s suivi d’une consonne, ou z, c’est « lo ».
i (studenti|zii|spaghetti|gnocchi|amici|italiani|anni|uomini|stranieri) => gli $1 => I studenti parlano => Devant une voyelle ou s et consonne, c’est « gli ».
un (studente|zio|specchio|stadio|scontrino) => uno $1 => Un studente => Devant s suivi d’une consonne, ou z, c’est « uno ».
un'(amico|anno|uomo|albergo|italiano) => un $1 => Un'amico => Au masculin, « un » ne prend pas d’apostrophe.
^mio (libro|lavoro|nome|problema|amico) => il mio $1 => Mio libro è qui => Le possessif prend l’article, sauf pour la famille proche.
^tuo (libro|lavoro|nome|problema|amico) => il tuo $1 => Tuo libro è qui => Le possessif prend l’article, sauf pour la famille proche.
^suo (libro|lavoro|nome|problema|amico) => il suo $1 => Suo libro è qui => Le possessif prend l’article, sauf pour la famille proche.
molto (gente|fame|sete|fretta|paura) => molta $1 => C'è molto gente => Devant un nom féminin, c’est « molta ».
molto (amici|libri|giorni|anni|problemi) => molti $1 => Ho molto amici => Devant un pluriel masculin, c’est « molti ».
molto (persone|cose|volte|ore) => molte $1 => Ci sono molto persone => Devant un pluriel féminin, c’est « molte ».
la gente sono => … la gente è => La gente sono simpatici => « Gente » est un singulier, et ce qui s’y rapporte aussi.
la gente dicono => … la gente dice => La gente dicono questo => « Gente » est un singulier.
la gente hanno => … la gente ha => La gente hanno paura => « Gente » est un singulier.
la gente (parla|pensa|lavora|mangia)no => … la gente $1 => La gente parlano => « Gente » est un singulier.
c'è (molti|molte|due|tre|tanti|tante)(?! (?:anni|mesi|giorni|settimane|ore|minuti)) => ci sono $1 => C'è due gatti => Devant un pluriel, c’est « ci sono ».
^è (molti|due|tre) (gatti|cani|libri|problemi|amici) => ci sono $1 $2 => È due gatti => Il y a se dit « ci sono ».
mi chiamo è => mi chiamo => Mi chiamo è Paul => « Mi chiamo » se suffit.
il mio nome (?:si )?chiama => mi chiamo => Il mio nome chiama Paul => On dit « mi chiamo ».
(?<!\b(?:e|o|né) )io è => io sono => Io è francese => À la première personne, « sono ».
(?<!\b(?:e|o|né) )io ha => io ho => Io ha un gatto => À la première personne, « ho ».
(?<!\b(?:e|o|né) )io (abit|lavor|parl|mangi|studi|cucin|gioc|compr|ascolt|guard|cammin|impar|am)a(?!\p{L}) => io $1o => Io abita a Lione => À la première personne, le verbe finit par o.
(?<!\b(?:e|o|né) )io (viv|prend|legg|scriv|ved|dorm|part|sent)e(?!\p{L}) => io $1o => Io vive a Lione => À la première personne, le verbe finit par o.
(?<!\b(?:e|o|né) )io fa(?!\p{L}) => io faccio => Io fa la spesa => À la première personne, « faccio ».
(?<!\p{L})(lui|lei) (abit|lavor|parl|mangi|studi|cucin|gioc|cammin|impar)o(?!\p{L}) => $1 $2a => Lui abito a Roma => À la troisième personne, ce verbe finit par a.
(mi[oa] (?:padre|madre|fratello|sorella|figlio|figlia|marito|moglie|nonno|nonna)) (abit|lavor|parl|mangi|studi|cucin|gioc|cammin|impar)o(?!\p{L}) => $1 $2a => Mia madre abito a Roma => À la troisième personne, ce verbe finit par a.
(mi[oa] (?:padre|madre|fratello|sorella|figlio|figlia|marito|moglie|nonno|nonna)) (viv|prend|legg|scriv|ved|dorm|part)o(?!\p{L}) => $1 $2e => Mio fratello vivo a Roma => À la troisième personne, ce verbe finit par e.
(?<=^|[,.;] |\b(?:e|ma) )(mi[oa] (?:padre|madre|fratello|sorella|figlio|figlia|marito|moglie|nonno|nonna)|lui|lei) ho => $1 ha => Mia sorella ho un cane => À la troisième personne, « ha ».
cucina (?:molto )?(buono|buona) => … cucina bene => Mia madre cucina molto buono => Après un verbe, « buono » devient « bene ».
(?<!\b(?:e|o|né) )io va => io vado => Io va a Roma => À la première personne, « vado ».
(?<!\b(?:e|o|né) )io vuole => io voglio => Io vuole un caffè => À la première personne, « voglio ».
(?<!\b(?:e|o|né) )io può => io posso => Io può parlare => À la première personne, « posso ».
(?<!\b(?:e|o|né) )tu ha => tu hai => Tu ha ragione => À la deuxième personne, « hai ».
più (migliore|meglio|peggiore|peggio) => $1 => È più migliore => « Migliore » est déjà un comparatif.
più (grande|alto|alta|vecchio|vecchia|giovane) (?:che|come) (me|te|lui|lei|noi|voi) => più $1 di $2 => È più alto che me => Devant un pronom, la comparaison se dit avec « di ».
in (lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) => $1 => Vado in lunedì => Devant un jour, pas de préposition.
(?:domandare|demandare) una questione => fare una domanda => Vorrei domandare una questione => On dit « fare una domanda ».
fare attenzione di => fare attenzione a => Devi fare attenzione di questo => On dit « fare attenzione a ».
non (ho|hai|ha|vedo|so|capisco) pas => non $1 => Non ho pas capito => La négation se dit avec « non » seul.
io gusto (la musica|il calcio|i gatti|i cani|lo sport|il cinema|leggere|viaggiare) => mi piace $1 => Io gusto la musica => Aimer une chose se dit « mi piace ».
buon (mattina|mattinata|sera|serata|notte|giornata) => buona $1 => Buon notte => Ce nom est féminin : « buona ».
buona (giorno|pomeriggio|appetito|viaggio) => buon $1 => Buona giorno => Ce nom est masculin : « buon ».
qualche (amici|giorni|libri) => alcuni $1 => Ho qualche amici => « Qualche » est suivi du singulier ; au pluriel, « alcuni ».
qualche (cose|persone) => alcune $1 => Ho qualche cose => « Qualche » est suivi du singulier ; au pluriel, « alcune ».
^mia (macchina|casa|amica|vita|città) => la mia $1 => Mia casa è bella => Le possessif prend l’article, sauf pour la famille proche.
^tua (macchina|casa|amica|vita|città) => la tua $1 => Tua casa è bella => Le possessif prend l’article, sauf pour la famille proche.
^sua (macchina|casa|amica|vita|città) => la sua $1 => Sua casa è bella => Le possessif prend l’article, sauf pour la famille proche.
la (mia|tua|sua) (madre|sorella|figlia|moglie|nonna)(?=$|[.,!?;]| (?:è|ha|lavora|abita|vive|si|mi|non|parla|fa|sta|e|era|viene|va|dice|ama)(?! \p{L}+ina)(?!\p{L})) => $1 $2 => La mia madre lavora => Devant un parent proche au singulier, pas d’article.
il (mio|tuo|suo) (padre|fratello|figlio|marito|nonno)(?=$|[.,!?;]| (?:è|ha|lavora|abita|vive|si|mi|non|parla|fa|sta|e|era|viene|va|dice|ama)(?!\p{L})) => $1 $2 => Il mio padre lavora => Devant un parent proche au singulier, pas d’article.
ho bisogno (una?) => ho bisogno di $1 => Ho bisogno un medico => On dit « avere bisogno di ».
ho bisogno il => ho bisogno del => Ho bisogno il libro => On dit « avere bisogno di », et « di » et « il » donnent « del ».
ho bisogno la => ho bisogno della => Ho bisogno la chiave => On dit « avere bisogno di », et « di » et « la » donnent « della ».
di il => del => Il libro di il ragazzo => « Di » et « il » se contractent en « del ».
a il => al => Vado a il mare => « A » et « il » se contractent en « al ».
in il => nel => È in il libro => « In » et « il » se contractent en « nel ».
da il => dal => Vengo da il mare => « Da » et « il » se contractent en « dal ».
su il => sul => È su il tavolo => « Su » et « il » se contractent en « sul ».
sto (francese|studente|studentessa|italiano|italiana) => sono $1 => Sto francese => Ce qu’on est se dit avec « essere ».
sono (molto )?bene(?=$|[.,!?]| grazie) => sto $1bene => Sono bene => Aller bien se dit avec « stare ».
ho (rimast[oa]|diventat[oa]|riuscit[oa]) => sono $1 => Ho rimasto a casa => Ce verbe se conjugue avec « essere ».
mi piace molto (i|gli) => mi piacciono molto $1 => Mi piace molto i gatti => Devant un pluriel, « piacciono ».
più (?:meglio) => meglio => È più meglio => « Meglio » est déjà un comparatif.
più (?:peggio) => peggio => È più peggio => « Peggio » est déjà un comparatif.
un'(amico|uomo|anno|albergo|aereo) => un $1 => È un'amico => Devant un masculin, « un » n’a pas d’apostrophe.
prenduto => preso => Ho prenduto il treno => Le participe de « prendere » est irrégulier : « preso ».
scrivuto => scritto => Ho scrivuto una lettera => Le participe de « scrivere » est irrégulier : « scritto ».
leggiuto => letto => Ho leggiuto il libro => Le participe de « leggere » est irrégulier : « letto ».
mettuto => messo => Ho mettuto il cappotto => Le participe de « mettere » est irrégulier : « messo ».
aprito => aperto => Ho aprito la porta => Le participe de « aprire » est irrégulier : « aperto ».
chiuduto => chiuso => Ho chiuduto la porta => Le participe de « chiudere » est irrégulier : « chiuso ».
chieduto => chiesto => Ho chieduto il conto => Le participe de « chiedere » est irrégulier : « chiesto ».
romputo => rotto => Ho romputo un bicchiere => Le participe de « rompere » est irrégulier : « rotto ».
io (?:ha) => io ho => Io ha un gatto => À la première personne, c’est « ho ».
io va => io vado => Io va al mercato => À la première personne, c’est « vado ».
`

/** Correct sentences that resemble mistakes. */
export const correctItalianSentences: readonly string[] = [
  'Sto bene, grazie.',
  'Ho mangiato una pizza e sono andato a casa.',
  'Vado alla spiaggia e torno dal mare.',
  'È un’amica.',
  'Sono d’accordo con te.',
  'Ho venti anni e sono francese.',
  'Ho fame e ho sete.',
  'Sono stato a Roma e sono andata al mare.',
  'Mi sono alzato presto.',
  'Vivo qui da due anni.',
  'Due anni fa sono partita.',
  'Vivo in Francia, a Parigi.',
  'Vado a Roma, in Italia.',
  'Vado a mangiare e poi dal medico.',
  'Comincio a capire e cerco di parlare.',
  'Penso sempre a te.',
  'Ascolto la musica e suono il piano.',
  'Mi piacciono i gatti e mi piace il caffè.',
  'Il problema è molto grave.',
  'La mano, la foto e il fiore.',
  'Lo studente e gli studenti.',
  'Mia madre e il mio libro sono qui.',
  'C’è molta gente e ci sono due gatti.',
  'La gente dice questo.',
  'Mi chiamo Paul.',
  'È più alto di me, ed è il migliore.',
  'Vado lunedì.',
  'Vorrei un caffè, per favore.',
  'Buongiorno, buona sera e buon appetito.',
  'Sono due anni che vivo qui.',
  'Comincio di nuovo e provo di nuovo.',
  'La partita, la ascolto alla radio.',
  'La mia sorella maggiore vive a Roma.',
  'Cosa ti va mangiare stasera?',
]
