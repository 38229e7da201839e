# Not run by us: there is no container runtime where this was written. Its only step that is ours,
# bin/provision, is what .ci/run runs on a bare Debian.
FROM swift:6.3-bookworm

COPY . /workbook
RUN /workbook/bin/provision --prefix /usr/local
WORKDIR /workspace
ENTRYPOINT ["workbook"]
CMD ["--help"]
