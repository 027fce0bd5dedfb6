/** The page's h1 on wide screens. On phones the title bar contains the h1 instead. */
export const PageTitle = ({ children }: { children: string }) => (
  <h1 className="only-wide">{children}</h1>
)
