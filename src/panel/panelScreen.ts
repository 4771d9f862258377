import type { AdminViewConfig } from 'payload'

export type PanelScreen = AdminViewConfig & { path: `/${string}` }

interface Described {
  /** For example `sheets/KitchenView#KitchenView`. */
  component: string
  path: PanelScreen['path']
  title: string
}

/** A custom view, not indexed by search engines. */
export function panelScreen({ component, path, title }: Described): PanelScreen {
  return {
    Component: `/src/${component}`,
    exact: true,
    meta: { robots: { follow: false, index: false }, title },
    path,
  }
}
