/**
 * Payload 3.90.2 (checkPayloadDependencies): outside production it refuses to run beside Payload packages of
 * another version. `email-nodemailer`, `storage-s3` and `live-preview-react` were not published as 3.90.2;
 * `overrides` in package.json pairs their 3.90.1 with Payload 3.90.2. Remove both once all versions agree:
 * the contract test then fails.
 */
export function allowMixedVersions() {
  process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER ??= 'true'
}
