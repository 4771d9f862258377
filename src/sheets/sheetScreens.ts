import { eventSheet } from '@/i18n/en/eventSheet'
import { kitchen } from '@/i18n/en/kitchen'
import { type PanelScreen, panelScreen } from '@/panel/panelScreen'

export const sheetScreens: Record<string, PanelScreen> = {
  sheet: panelScreen({
    component: 'sheets/EventSheet#EventSheet',
    path: '/sheet/:id',
    title: eventSheet.title,
  }),
  kitchen: panelScreen({
    component: 'sheets/KitchenView#KitchenView',
    path: '/kitchen',
    title: kitchen.title,
  }),
  purchases: panelScreen({
    component: 'sheets/PurchaseView#PurchaseView',
    path: '/purchases',
    title: kitchen.purchases,
  }),
}
