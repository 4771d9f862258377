import { RetryMails as RetryMails_36fc1bd6a7a30f76c5e865bf6e8c4822 } from '../../../../src/admin/booking/RetryMails.client'
import { MomentCell as MomentCell_1189dc041079d613f3dc5860b04a473c } from '../../../../src/admin/cells/MomentCell.client'
import { OrderCell as OrderCell_46ca608c7cb5056912c670b01ffd1698 } from '../../../../src/admin/cells/OrderCell.client'
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
import { ShrinkPhoto as ShrinkPhoto_180e8a08d2863c63632f43f4a7f5bbb2 } from '../../../../src/admin/cells/ShrinkPhoto.client'
import { CurrentPassword as CurrentPassword_d9b34a394c46243f54a5f81f074ade8d } from '../../../../src/admin/session/CurrentPassword.client'
import { SessionsField as SessionsField_414c3e5b98ffe3eb01e929360df0a212 } from '../../../../src/admin/session/SessionsField'
import { AuditCell as AuditCell_5db87617c6c05680efbe5fd2b816244b } from '../../../../src/admin/audit/AuditCell'
import { ReplyLabel as ReplyLabel_7b851938a7c88631d4ac4911757d2e70 } from '../../../../src/admin/cells/ReplyLabel.client'
import { NavLogout as NavLogout_930ae283c460884d50bea8fa607966d9 } from '../../../../src/admin/session/NavLogout'
import { Icon as Icon_452f04fcd2ed8162ca5fbc6c89f204f1 } from '../../../../src/admin/brand/Icon'
import { Logo as Logo_b231ac8248d52be15270b4d2370a5c12 } from '../../../../src/admin/brand/Logo'
import { NavHome as NavHome_67a976832fe4bec9aa7acdaebf6b77af } from '../../../../src/admin/nav/NavHome'
import { SessionWatch as SessionWatch_088e388906a9412c6a84b5746879e3b7 } from '../../../../src/admin/session/SessionWatch.client'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Dashboard as Dashboard_e57afc99291726bda4e4e9629bc62236 } from '../../../../src/admin/dashboard/Dashboard'
import { Privacy as Privacy_56d88d3c4e81dcce27a422093631c667 } from '../../../../src/admin/privacy/Privacy'
import { EventSheet as EventSheet_731fd8fd014443117df5afe3d9e7ba67 } from '../../../../src/admin/sheet/EventSheet'
import { BoardView as BoardView_7b34c52f14e85133055262068e2e2634 } from '../../../../src/admin/dashboard/board/BoardView'
import { CalendarView as CalendarView_881f2c26e286b5e74471f3ba3ade8fbc } from '../../../../src/admin/dashboard/calendar/CalendarView'
import { NumbersView as NumbersView_a21ed9a7f76d6c903d87be6914002d2c } from '../../../../src/admin/dashboard/numbers/NumbersView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/booking/RetryMails.client#RetryMails": RetryMails_36fc1bd6a7a30f76c5e865bf6e8c4822,
  "/src/admin/cells/MomentCell.client#MomentCell": MomentCell_1189dc041079d613f3dc5860b04a473c,
  "/src/admin/cells/OrderCell.client#OrderCell": OrderCell_46ca608c7cb5056912c670b01ffd1698,
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
  "/src/admin/cells/ShrinkPhoto.client#ShrinkPhoto": ShrinkPhoto_180e8a08d2863c63632f43f4a7f5bbb2,
  "/src/admin/session/CurrentPassword.client#CurrentPassword": CurrentPassword_d9b34a394c46243f54a5f81f074ade8d,
  "/src/admin/session/SessionsField#SessionsField": SessionsField_414c3e5b98ffe3eb01e929360df0a212,
  "/src/admin/audit/AuditCell#AuditCell": AuditCell_5db87617c6c05680efbe5fd2b816244b,
  "/src/admin/cells/ReplyLabel.client#ReplyLabel": ReplyLabel_7b851938a7c88631d4ac4911757d2e70,
  "/src/admin/session/NavLogout#NavLogout": NavLogout_930ae283c460884d50bea8fa607966d9,
  "/src/admin/brand/Icon#Icon": Icon_452f04fcd2ed8162ca5fbc6c89f204f1,
  "/src/admin/brand/Logo#Logo": Logo_b231ac8248d52be15270b4d2370a5c12,
  "/src/admin/nav/NavHome#NavHome": NavHome_67a976832fe4bec9aa7acdaebf6b77af,
  "/src/admin/session/SessionWatch.client#SessionWatch": SessionWatch_088e388906a9412c6a84b5746879e3b7,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/admin/dashboard/Dashboard#Dashboard": Dashboard_e57afc99291726bda4e4e9629bc62236,
  "/src/admin/privacy/Privacy#Privacy": Privacy_56d88d3c4e81dcce27a422093631c667,
  "/src/admin/sheet/EventSheet#EventSheet": EventSheet_731fd8fd014443117df5afe3d9e7ba67,
  "/src/admin/dashboard/board/BoardView#BoardView": BoardView_7b34c52f14e85133055262068e2e2634,
  "/src/admin/dashboard/calendar/CalendarView#CalendarView": CalendarView_881f2c26e286b5e74471f3ba3ade8fbc,
  "/src/admin/dashboard/numbers/NumbersView#NumbersView": NumbersView_a21ed9a7f76d6c903d87be6914002d2c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
