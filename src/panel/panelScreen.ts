import type { AdminViewConfig } from 'payload'

export type PanelScreen = AdminViewConfig & { path: `/${string}` }

interface Described {
  /** Such as `sheets/KitchenView#KitchenView`. */
  component: string
  path: PanelScreen['path']
  title: string
}

/** One of ours, which no search engine lists. */
export function panelScreen({ component, path, title }: Described): PanelScreen {
  return {
    Component: `/src/${component}`,
    exact: true,
    meta: { robots: { follow: false, index: false }, title },
    path,
  }
}
