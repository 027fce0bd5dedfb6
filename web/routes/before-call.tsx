import type { ComponentProps } from 'react'
import { ResumeHelloNotice } from '../features/call/start/resume-hello-notice'
import { CompletionBanner } from '../features/profile/completion/completion-banner'

type Props = ComponentProps<typeof CompletionBanner> & ComponentProps<typeof ResumeHelloNotice>

/** What the page of a companion shows signed-in users above the call button, in one file of its own. */
export default function BeforeCall({ agent, ...banner }: Props) {
  return (
    <>
      <ResumeHelloNotice agent={agent} />
      <CompletionBanner {...banner} />
    </>
  )
}
