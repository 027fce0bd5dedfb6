import type { ComponentProps } from 'react'
import { ResumeHelloNotice } from '../features/call/start/resume-hello-notice'
import { CompletionBanner } from '../features/profile/completion/completion-banner'

type Props = ComponentProps<typeof CompletionBanner> & ComponentProps<typeof ResumeHelloNotice>

/** In a file of its own, because the page of a companion loads it for signed-in users only. */
export default function BeforeCall({ agent, ...banner }: Props) {
  return (
    <>
      <ResumeHelloNotice agent={agent} />
      <CompletionBanner {...banner} />
    </>
  )
}
