// The browser is Debian's chromium (or CHROMIUM_PATH): nothing is downloaded at install.
module.exports = { skipDownload: true }
