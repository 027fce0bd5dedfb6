/** Words about treatments, insects and accents, in the columns of `travelWords`. */
export const treatmentAndAccentWords = `
  piqûre, injection | an injection | una inyección | un’iniezione | eine Spritze | укол | حقنة | 注射 | ちゅうしゃ
  piqûre de moustique | a mosquito bite | una picadura de mosquito | una puntura di zanzara | ein Mückenstich | укус комара | لدغة بعوضة | 蚊子叮的包 | かの むしさされ
  piqûre d’abeille | a bee sting | una picadura de abeja | una puntura d’ape | ein Bienenstich | укус пчелы | لسعة نحلة | 蜜蜂蜇的伤口 | はちさされ
  piqûre de guêpe | a wasp sting | una picadura de avispa | una puntura di vespa | ein Wespenstich | укус осы | لسعة دبور | 黄蜂蜇的伤口 | はちさされ
  piqûre d’insecte | an insect bite | una picadura de insecto | una puntura d’insetto | ein Insektenstich | укус насекомого | لسعة حشرة | 虫子咬的包 | むしさされ
  moustique | a mosquito | un mosquito | una zanzara | eine Mücke | комар | بعوضة | 蚊子 | か
  guêpe | a wasp | una avispa | una vespa | eine Wespe | оса | دبور | 黄蜂 | はち
  vaccin | a vaccine | una vacuna | un vaccino | eine Impfung | прививка | لقاح | 疫苗 | ワクチン
  ordonnance | a prescription | una receta médica | una ricetta medica | ein Rezept | рецепт | وصفة طبية | 处方 | しょほうせん
  comprimé, cachet | a tablet | una pastilla | una compressa | eine Tablette | таблетка | حبة دواء | 药片 | くすり
  pansement | a plaster | una tirita | un cerotto | das Pflaster | пластырь | لصقة جروح | 创可贴 | ばんそうこう
  accent | an accent | un acento | un accento | ein Akzent | акцент | لكنة | 口音 | なまり
  accent irlandais | an Irish accent | un acento irlandés | un accento irlandese | | ирландский акцент | لكنة أيرلندية | 爱尔兰口音 | アイルランドなまり
  accent anglais | an English accent | un acento inglés | un accento inglese | | английский акцент | لكنة إنجليزية | 英国口音 | イギリスなまり
  accent écossais | a Scottish accent | un acento escocés | un accento scozzese | | шотландский акцент | لكنة اسكتلندية | 苏格兰口音 | スコットランドなまり
  accent américain | an American accent | un acento americano | un accento americano | | американский акцент | لكنة أمريكية | 美国口音 | アメリカなまり
  accent français | a French accent | un acento francés | un accento francese | | французский акцент | لكنة فرنسية | 法国口音 | フランスなまり
  accent italien | an Italian accent | un acento italiano | un accento italiano | | итальянский акцент | لكنة إيطالية | 意大利口音 | イタリアなまり
  accent espagnol | a Spanish accent | un acento español | un accento spagnolo | | испанский акцент | لكنة إسبانية | 西班牙口音 | スペインなまり
`
