import { RetryEmails as RetryEmails_1d560228593ae4d11e8cdd8e67d87686 } from '../../../../src/booking/admin/RetryEmails.client'
import { MomentCell as MomentCell_95dd55fdde4e7b3535bbf30644c2cfa9 } from '../../../../src/panel/ListCells.client'
import { LanguageBar as LanguageBar_b141fac43482d4f5e1d6e0999ea8ae4a } from '../../../../src/panel/LanguageBar.client'
import { FirstText as FirstText_6b045d5f15f36dc44e3bfe6eccdfa806 } from '../../../../src/panel/FirstText.client'
import { OrderCell as OrderCell_a9ec65d3780cad3ec8a3c4622a72c02a } from '../../../../src/panel/OrderCell.client'
import { PublishButton as PublishButton_8d40403eb0aca10b16f855456a0d1b02 } from '../../../../src/platform/PublishButton.client'
import { NeedLabel as NeedLabel_33d15da52f7832203cf40ef8864c45a4 } from '../../../../src/menu/admin/NeedLabel.client'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ShrinkPhoto as ShrinkPhoto_814bf0943c9b96689a38aeeff33b7b70 } from '../../../../src/panel/ShrinkPhoto.client'
import { UsedIn as UsedIn_0dbba18831f92ca110f65f585609e7e2 } from '../../../../src/panel/UsedIn'
import { CurrentPassword as CurrentPassword_eb440bb4821b10e5df689e11b43a72ef } from '../../../../src/account/session/CurrentPassword.client'
import { SessionsField as SessionsField_fb5e0587e442c3fd2ec0b780f826b93d } from '../../../../src/account/session/SessionsField'
import { AuditCell as AuditCell_32713b9392de6a268ab4e9d1b141b39a } from '../../../../src/audit/AuditCell'
import { OpeningHours as OpeningHours_0f8c0fd7f8403fe70d0fd8adff3b6086 } from '../../../../src/panel/OpeningHours.client'
import { ReplyLabel as ReplyLabel_95dd55fdde4e7b3535bbf30644c2cfa9 } from '../../../../src/panel/ListCells.client'
import { NavLogout as NavLogout_edb74b79a214f5ddf94bc82e85c34ea1 } from '../../../../src/account/session/NavLogout'
import { Icon as Icon_525077228d23ea16d58378ab64a067f8 } from '../../../../src/panel/Brand'
import { Logo as Logo_525077228d23ea16d58378ab64a067f8 } from '../../../../src/panel/Brand'
import { NavHome as NavHome_c2d4935725cbe452f8d04d0764778b2c } from '../../../../src/panel/NavHome'
import { SessionWatch as SessionWatch_4d2b8a803e35d9322601e9f76e423c8d } from '../../../../src/account/session/SessionWatch.client'
import { OpenNav as OpenNav_71efcaf9291354542d07af760bc470a9 } from '../../../../src/panel/OpenNav.client'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_7e81e80d9499a1cd6aebcb3e0ba558fa } from '../../../../src/booking/admin/Dashboard'
import { Privacy as Privacy_31c4660f1ff532865c71f2d368c5de44 } from '../../../../src/privacy/admin/Privacy'
import { BoardView as BoardView_348a762c5a8f53fddfebd5b5540361c6 } from '../../../../src/booking/admin/board/BoardView'
import { CalendarView as CalendarView_9ee1e91ff68e3af4a5f448a7c28b69dc } from '../../../../src/booking/admin/calendar/CalendarView'
import { NumbersView as NumbersView_918d720004e406cac34047de7d94228e } from '../../../../src/booking/admin/numbers/NumbersView'
import { QuoteScreen as QuoteScreen_db3e865620cf25acaf28ec01006399e7 } from '../../../../src/quote/admin/QuoteScreen'
import { PaymentsScreen as PaymentsScreen_668c99d20ac3b1d02321c4db988417d2 } from '../../../../src/quote/admin/payments/PaymentsScreen'
import { VouchersScreen as VouchersScreen_61dc365d74f9c3ee21263cf00182490e } from '../../../../src/quote/admin/vouchers/VouchersScreen'
import { VoucherScreen as VoucherScreen_bbf20606babfce2bf003a3b6188ee212 } from '../../../../src/quote/admin/payments/VoucherScreen'
import { EventSheet as EventSheet_9f1af1a756ed1faaffbd0266fda0b8ae } from '../../../../src/sheets/EventSheet'
import { KitchenView as KitchenView_0c04d2af442ab8e86716f6a5497115a4 } from '../../../../src/sheets/KitchenView'
import { PurchaseView as PurchaseView_9b2b0ab8a5bc02d4922d8d1044bbd6b1 } from '../../../../src/sheets/PurchaseView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/booking/admin/RetryEmails.client#RetryEmails": RetryEmails_1d560228593ae4d11e8cdd8e67d87686,
  "/src/panel/ListCells.client#MomentCell": MomentCell_95dd55fdde4e7b3535bbf30644c2cfa9,
  "/src/panel/LanguageBar.client#LanguageBar": LanguageBar_b141fac43482d4f5e1d6e0999ea8ae4a,
  "/src/panel/FirstText.client#FirstText": FirstText_6b045d5f15f36dc44e3bfe6eccdfa806,
  "/src/panel/OrderCell.client#OrderCell": OrderCell_a9ec65d3780cad3ec8a3c4622a72c02a,
  "/src/platform/PublishButton.client#PublishButton": PublishButton_8d40403eb0aca10b16f855456a0d1b02,
  "/src/menu/admin/NeedLabel.client#NeedLabel": NeedLabel_33d15da52f7832203cf40ef8864c45a4,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/panel/ShrinkPhoto.client#ShrinkPhoto": ShrinkPhoto_814bf0943c9b96689a38aeeff33b7b70,
  "/src/panel/UsedIn#UsedIn": UsedIn_0dbba18831f92ca110f65f585609e7e2,
  "/src/account/session/CurrentPassword.client#CurrentPassword": CurrentPassword_eb440bb4821b10e5df689e11b43a72ef,
  "/src/account/session/SessionsField#SessionsField": SessionsField_fb5e0587e442c3fd2ec0b780f826b93d,
  "/src/audit/AuditCell#AuditCell": AuditCell_32713b9392de6a268ab4e9d1b141b39a,
  "/src/panel/OpeningHours.client#OpeningHours": OpeningHours_0f8c0fd7f8403fe70d0fd8adff3b6086,
  "/src/panel/ListCells.client#ReplyLabel": ReplyLabel_95dd55fdde4e7b3535bbf30644c2cfa9,
  "/src/account/session/NavLogout#NavLogout": NavLogout_edb74b79a214f5ddf94bc82e85c34ea1,
  "/src/panel/Brand#Icon": Icon_525077228d23ea16d58378ab64a067f8,
  "/src/panel/Brand#Logo": Logo_525077228d23ea16d58378ab64a067f8,
  "/src/panel/NavHome#NavHome": NavHome_c2d4935725cbe452f8d04d0764778b2c,
  "/src/account/session/SessionWatch.client#SessionWatch": SessionWatch_4d2b8a803e35d9322601e9f76e423c8d,
  "/src/panel/OpenNav.client#OpenNav": OpenNav_71efcaf9291354542d07af760bc470a9,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/booking/admin/Dashboard#Dashboard": Dashboard_7e81e80d9499a1cd6aebcb3e0ba558fa,
  "/src/privacy/admin/Privacy#Privacy": Privacy_31c4660f1ff532865c71f2d368c5de44,
  "/src/booking/admin/board/BoardView#BoardView": BoardView_348a762c5a8f53fddfebd5b5540361c6,
  "/src/booking/admin/calendar/CalendarView#CalendarView": CalendarView_9ee1e91ff68e3af4a5f448a7c28b69dc,
  "/src/booking/admin/numbers/NumbersView#NumbersView": NumbersView_918d720004e406cac34047de7d94228e,
  "/src/quote/admin/QuoteScreen#QuoteScreen": QuoteScreen_db3e865620cf25acaf28ec01006399e7,
  "/src/quote/admin/payments/PaymentsScreen#PaymentsScreen": PaymentsScreen_668c99d20ac3b1d02321c4db988417d2,
  "/src/quote/admin/vouchers/VouchersScreen#VouchersScreen": VouchersScreen_61dc365d74f9c3ee21263cf00182490e,
  "/src/quote/admin/payments/VoucherScreen#VoucherScreen": VoucherScreen_bbf20606babfce2bf003a3b6188ee212,
  "/src/sheets/EventSheet#EventSheet": EventSheet_9f1af1a756ed1faaffbd0266fda0b8ae,
  "/src/sheets/KitchenView#KitchenView": KitchenView_0c04d2af442ab8e86716f6a5497115a4,
  "/src/sheets/PurchaseView#PurchaseView": PurchaseView_9b2b0ab8a5bc02d4922d8d1044bbd6b1,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
