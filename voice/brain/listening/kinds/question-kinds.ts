/** Kinds of questions without replies of their own: the purpose of the question determines the answer. */
export const questionKinds = `
= asks-view-of-people

= asks-opinion-of-plan

= asks-in-my-place

= asks-should-i

= asks-is-it-normal

= asks-reason-for-behaviour

= asks-prediction

= asks-others-mind

= asks-agreement

= asks-how-to-do

= asks-how-to-tell-people

= asks-which-option

= asks-when-where

= asks-fact

= asks-how-much

= asks-what-if
`
